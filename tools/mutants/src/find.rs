//! Finds the places in a source file where a rule can be broken.

use std::collections::HashSet;
use std::ops::Range;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, Lit, Member, ReturnType, Stmt, Type, UnOp};

use crate::point::{Change, Kind, Point, one_line};

/// Methods that answer yes or no.
const QUESTIONS: [&str; 11] = [
    "is_some",
    "is_none",
    "is_empty",
    "is_ok",
    "is_err",
    "contains",
    "any",
    "all",
    "is_some_and",
    "is_none_or",
    "contains_key",
];
/// Methods whose closure answers yes or no.
const ASKERS: [&str; 12] = [
    "filter",
    "any",
    "all",
    "find",
    "position",
    "rposition",
    "retain",
    "is_some_and",
    "is_none_or",
    "take_while",
    "skip_while",
    "partition",
];
/// Names of values that may be seats; what is none does not compile and is dropped.
const SEATS: [&str; 12] = [
    "seat",
    "active",
    "player",
    "owner",
    "controller",
    "starting",
    "regular",
    "whose",
    "to",
    "by",
    "who",
    "asked",
];

/// Functions that no scenario can be about: those that fill a world before its first match (whatever a match uses
/// is written over when it is made), and what has tests of its own: what undo must not cross, the audit of the zones,
/// copies of them for snapshots.
const NO_RULES: [&str; 5] = ["spawn", "blank", "reveals", "sound", "copy_from"];

/// All points of a file, without numbers.
///
/// # Errors
///
/// The file is no Rust.
pub fn points(file: &str, text: &str) -> Result<Vec<Point>, String> {
    let tree = syn::parse_file(text).map_err(|error| format!("{file}: {error}"))?;
    let mut finder = Finder {
        file,
        text,
        seen: HashSet::new(),
        found: Vec::new(),
    };
    finder.visit_file(&tree);
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    seen: HashSet<(usize, usize, Kind, String)>,
    found: Vec<Point>,
}

impl Finder<'_> {
    fn source(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    fn add(&mut self, kind: Kind, span: Span, change: Change) {
        let Range { start, end } = span.byte_range();
        if !self.seen.insert((start, end, kind, format!("{change:?}"))) {
            return;
        }
        let mut point = Point {
            id: 0,
            file: self.file.to_owned(),
            kind,
            start,
            end,
            line: span.start().line,
            change,
            original: one_line(&self.text[start..end]),
            around: None,
        };
        point.put_around(self.text);
        self.found.push(point);
    }

    /// The expression with the token at `token` replaced.
    fn with(&self, whole: Span, token: Span, new: &str) -> String {
        let (whole, token) = (whole.byte_range(), token.byte_range());
        let (before, after) = (
            &self.text[whole.start..token.start],
            &self.text[token.end..whole.end],
        );
        format!("{before}{new}{after}")
    }

    fn other(&mut self, kind: Kind, whole: Span, token: Span, new: &str) {
        let text = self.with(whole, token, new);
        self.add(kind, whole, Change::Other(text));
    }

    /// An expression that is a truth value: turned round, unless a part of it says so itself.
    fn condition(&mut self, e: &Expr) {
        match e {
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Block(block) => self.tail(&block.block),
            Expr::Macro(_)
            | Expr::MethodCall(_)
            | Expr::Call(_)
            | Expr::Path(_)
            | Expr::Field(_)
            | Expr::Index(_) => self.add(Kind::Negation, e.span(), Change::Not),
            _ => {}
        }
    }

    fn tail(&mut self, block: &Block) {
        if let Some(Stmt::Expr(e, None)) = block.stmts.last() {
            self.condition(e);
        }
    }

    fn function(&mut self, output: &ReturnType, block: &Block) {
        if let ReturnType::Type(_, kind) = output
            && let Type::Path(path) = &**kind
            && path.path.is_ident("bool")
        {
            self.tail(block);
        }
    }

    /// A value that by its name may be a seat.
    fn seat(&mut self, e: &Expr) {
        let named = match e {
            Expr::Path(path) => path.path.get_ident().map(ToString::to_string),
            Expr::Field(field) => match &field.member {
                Member::Named(name) => Some(name.to_string()),
                Member::Unnamed(_) => None,
            },
            _ => None,
        };
        if named.is_some_and(|name| SEATS.contains(&name.as_str())) {
            self.add(Kind::Seat, e.span(), Change::Seat);
        }
    }
}

fn test_only(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| match &attr.meta {
        syn::Meta::List(list) => {
            list.path.is_ident("cfg") && list.tokens.to_string().contains("test")
        }
        syn::Meta::Path(path) => path.is_ident("test"),
        syn::Meta::NameValue(_) => false,
    })
}

fn sign(op: &BinOp) -> Option<(Kind, &'static str)> {
    Some(match op {
        BinOp::Lt(_) => (Kind::Bound, "<="),
        BinOp::Le(_) => (Kind::Bound, "<"),
        BinOp::Gt(_) => (Kind::Bound, ">="),
        BinOp::Ge(_) => (Kind::Bound, ">"),
        BinOp::And(_) => (Kind::Negation, "||"),
        BinOp::Or(_) => (Kind::Negation, "&&"),
        BinOp::Add(_) => (Kind::Arithmetic, "-"),
        BinOp::Sub(_) => (Kind::Arithmetic, "+"),
        BinOp::Mul(_) => (Kind::Arithmetic, "+"),
        BinOp::AddAssign(_) => (Kind::Arithmetic, "-="),
        BinOp::SubAssign(_) => (Kind::Arithmetic, "+="),
        _ => return None,
    })
}

fn has_let(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(both) => has_let(&both.left) || has_let(&both.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    // What is fixed when the program is built cannot be switched.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_repeat(&mut self, e: &'ast syn::ExprRepeat) {
        self.visit_expr(&e.expr);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !test_only(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let name = item
            .trait_
            .as_ref()
            .and_then(|(_, path, _)| path.segments.last());
        let of_a_snapshot = self.source(item.self_ty.span()).starts_with("Saved");
        if !test_only(&item.attrs)
            && !of_a_snapshot
            && !name.is_some_and(|n| n.ident == "Display" || n.ident == "Debug")
        {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let left_out = NO_RULES.iter().any(|name| item.sig.ident == name);
        if item.sig.constness.is_none() && !test_only(&item.attrs) && !left_out {
            self.function(&item.sig.output, &item.block);
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        let left_out = NO_RULES.iter().any(|name| item.sig.ident == name);
        if item.sig.constness.is_none() && !test_only(&item.attrs) && !left_out {
            self.function(&item.sig.output, &item.block);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(e, Some(_)) = stmt {
            let call = match e {
                Expr::Try(e) => &*e.expr,
                e => e,
            };
            if matches!(call, Expr::MethodCall(_) | Expr::Call(_)) {
                self.add(Kind::Call, stmt.span(), Change::Drop);
            }
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(init) = &local.init {
            self.seat(&init.expr);
        }
        visit::visit_local(self, local);
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        if field.colon_token.is_some() {
            self.seat(&field.expr);
            visit::visit_field_value(self, field);
        }
    }

    fn visit_expr_assign(&mut self, e: &'ast syn::ExprAssign) {
        self.seat(&e.right);
        visit::visit_expr_assign(self, e);
    }

    fn visit_expr_if(&mut self, e: &'ast syn::ExprIf) {
        self.condition(&e.cond);
        visit::visit_expr_if(self, e);
    }

    fn visit_expr_while(&mut self, e: &'ast syn::ExprWhile) {
        self.condition(&e.cond);
        visit::visit_expr_while(self, e);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_unary(&mut self, e: &'ast syn::ExprUnary) {
        if matches!(e.op, UnOp::Not(_)) {
            self.add(Kind::Negation, e.span(), Change::Not);
        }
        visit::visit_expr_unary(self, e);
    }

    fn visit_expr_binary(&mut self, e: &'ast syn::ExprBinary) {
        let (whole, op) = (e.span(), e.op.span());
        let chain = has_let(&e.left) || has_let(&e.right);
        if let Some((kind, new)) = sign(&e.op)
            && !chain
        {
            self.other(kind, whole, op, new);
        }
        match e.op {
            BinOp::And(_) | BinOp::Or(_) => {
                self.condition(&e.left);
                self.condition(&e.right);
            }
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                self.add(Kind::Negation, whole, Change::Not);
            }
            BinOp::Eq(_) | BinOp::Ne(_) => {
                self.add(Kind::Negation, whole, Change::Not);
                self.seat(&e.left);
                self.seat(&e.right);
            }
            _ => {}
        }
        visit::visit_expr_binary(self, e);
    }

    fn visit_expr_range(&mut self, e: &'ast syn::ExprRange) {
        if let (Some(_), Some(end)) = (&e.start, &e.end) {
            let text = self.source(end.span());
            let new = match e.limits {
                syn::RangeLimits::HalfOpen(_) => format!("({text}) + 1"),
                syn::RangeLimits::Closed(_) => format!("({text}) - 1"),
            };
            self.other(Kind::Bound, e.span(), end.span(), &new);
        }
        visit::visit_expr_range(self, e);
    }

    fn visit_expr_call(&mut self, e: &'ast syn::ExprCall) {
        for arg in &e.args {
            self.seat(arg);
        }
        // How much room a list has at first changes nothing.
        if self.source(e.func.span()).ends_with("::with_capacity") {
            return;
        }
        // A function's path holds nothing to break.
        for arg in &e.args {
            self.visit_expr(arg);
        }
    }

    fn visit_expr_method_call(&mut self, e: &'ast syn::ExprMethodCall) {
        let name = e.method.to_string();
        let name = name.as_str();
        if QUESTIONS.contains(&name) {
            self.add(Kind::Negation, e.span(), Change::Not);
        }
        if ASKERS.contains(&name)
            && let Some(Expr::Closure(closure)) = e.args.first()
        {
            self.condition(&closure.body);
        }
        match name {
            "then" | "then_some" => self.condition(&e.receiver),
            "other" if e.args.is_empty() => {
                let text = self.source(e.receiver.span()).to_owned();
                self.add(Kind::Seat, e.span(), Change::Other(text));
            }
            "min" if e.args.len() == 1 => self.other(Kind::Bound, e.span(), e.method.span(), "max"),
            "max" if e.args.len() == 1 => self.other(Kind::Bound, e.span(), e.method.span(), "min"),
            _ => {}
        }
        for arg in &e.args {
            self.seat(arg);
        }
        visit::visit_expr_method_call(self, e);
    }

    fn visit_expr_lit(&mut self, e: &'ast syn::ExprLit) {
        match &e.lit {
            Lit::Int(int) => {
                let Ok(n) = int.base10_parse::<u64>() else {
                    return;
                };
                let suffix = int.suffix();
                self.add(
                    Kind::Constant,
                    e.span(),
                    Change::Other(format!("{}{suffix}", n + 1)),
                );
                if n > 0 {
                    self.add(
                        Kind::Constant,
                        e.span(),
                        Change::Other(format!("0{suffix}")),
                    );
                }
            }
            Lit::Bool(truth) => {
                let new = (!truth.value).to_string();
                self.add(Kind::Constant, e.span(), Change::Other(new));
            }
            _ => {}
        }
    }
}
