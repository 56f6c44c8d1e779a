//! What a game asks about, as an enum of its own; [`Decision`](super::Decision) carries the word.

/// Declares what a game asks: `enum Topic { Act = "act", .. }`, with the word that files and logs know each topic by.
macro_rules! topics {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident = $text:literal,)+
    }) => {
        $crate::table::word_enum! {
            $(#[$doc])*
            $vis enum $name {
                $($(#[$about])* $variant = $text,)+
            }
        }

        impl $name {
            /// Whether that question is about this.
            #[must_use]
            #[inline]
            pub fn is_of(self, decision: &$crate::table::Decision) -> bool {
                decision.topic == self.text()
            }
        }

        impl $crate::table::TopicWords for $name {
            const TEXTS: &'static [&'static str] = Self::TEXTS;
            const ACT: &'static [Self] = Self::find("act");
            const TARGET: &'static [Self] = Self::find("target");
        }

        impl From<$name> for &'static str {
            #[inline]
            fn from(topic: $name) -> Self {
                topic.text()
            }
        }
    };
}

pub(crate) use topics;

#[cfg(test)]
mod tests {
    use crate::table::Decision;

    topics! {
        /// What a game for tests asks.
        enum Topic {
            /// What to do.
            Act = "act",
            /// What to pay with.
            Cost = "cost",
        }
    }

    #[test]
    fn a_topic_is_read_from_the_question_that_it_was_written_to() {
        for &topic in Topic::ALL {
            let asked = Decision {
                topic: topic.into(),
                ..Decision::default()
            };
            assert_eq!(Topic::of(asked.topic), Some(topic));
            assert_eq!(Topic::Cost.is_of(&asked), topic == Topic::Cost);
        }
        assert_eq!(Topic::of("concede"), None);
        assert_eq!(Topic::TEXTS, ["act", "cost"]);
    }
}
