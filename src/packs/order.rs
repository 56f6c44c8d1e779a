//! The order in which packs load: a pack comes after those it needs.

use std::collections::BTreeMap;

/// Ids in load order, and every circle found, as the chain that closes it.
pub(super) struct Order {
    pub ids: Vec<String>,
    pub circles: Vec<Vec<String>>,
}

/// Orders packs given as (id, needed ids); earlier entries come earlier where they can.
pub(super) fn order(packs: &[(&str, Vec<&str>)]) -> Order {
    let needs: BTreeMap<&str, &[&str]> = packs.iter().map(|(id, n)| (*id, n.as_slice())).collect();
    let mut walk = Walk {
        needs,
        chain: Vec::new(),
        ids: Vec::new(),
        circles: Vec::new(),
    };
    packs.iter().for_each(|(id, _)| walk.visit(id));
    Order {
        ids: walk.ids,
        circles: walk.circles,
    }
}

struct Walk<'a> {
    needs: BTreeMap<&'a str, &'a [&'a str]>,
    chain: Vec<&'a str>,
    ids: Vec<String>,
    circles: Vec<Vec<String>>,
}

impl<'a> Walk<'a> {
    fn visit(&mut self, id: &'a str) {
        if let Some(from) = self.chain.iter().position(|&above| above == id) {
            let circle = self.chain[from..].iter().chain([&id]);
            self.circles.push(circle.map(|&id| id.to_owned()).collect());
            return;
        }
        if self.ids.iter().any(|done| done == id) {
            return;
        }
        let Some(&needs) = self.needs.get(id) else {
            return;
        };
        self.chain.push(id);
        needs.iter().for_each(|need| self.visit(need));
        self.chain.pop();
        self.ids.push(id.to_owned());
    }
}
