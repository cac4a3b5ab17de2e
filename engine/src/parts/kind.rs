//! Kinds: closed lists of named things, such as cards.

/// A thing of a closed list with a name in the notation. Made by [`kinds!`](crate::kinds).
pub trait Kind: Copy + Eq + Ord + Default + std::fmt::Debug + 'static {
    /// Every kind, in canonical order.
    const ALL: &'static [Self];
    /// Their names in the notation.
    const NAMES: &'static [&'static str];

    /// Its name in the notation.
    fn name(self) -> &'static str;

    /// Its place in canonical order.
    fn index(self) -> usize;

    /// The kind of that name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }

    /// All names, for programs.
    fn names() -> String {
        Self::NAMES.join(", ")
    }
}

/// Makes an enum of kinds with their names in the notation, in canonical order. It reads and writes as its
/// name in JSON and can be shuffled.
///
/// ```
/// use engine::Kind;
/// engine::kinds! {
///     /// A card of a small deck.
///     pub enum Card { Pace1 = "p1", Pace2 = "p2", Exhaustion = "e" }
/// }
/// assert_eq!(Card::named("p2"), Some(Card::Pace2));
/// assert_eq!(Card::Exhaustion.name(), "e");
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* $vis:vis enum $Enum:ident {
        $(#[$first_meta:meta])* $First:ident = $first:literal
        $(, $(#[$kind_meta:meta])* $Kind:ident = $name:literal)* $(,)?
    }) => {
        $crate::described! {
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
            $vis enum $Enum {
                $(#[$first_meta])* #[default] #[serde(rename = $first)] $First,
                $($(#[$kind_meta])* #[serde(rename = $name)] $Kind,)*
            }
        }

        impl $crate::Kind for $Enum {
            const ALL: &'static [Self] = &[$Enum::$First, $($Enum::$Kind),*];
            const NAMES: &'static [&'static str] = &[$first, $($name),*];

            #[inline]
            fn name(self) -> &'static str {
                match self {
                    $Enum::$First => $first,
                    $($Enum::$Kind => $name,)*
                }
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$Enum> for $crate::Label {
            fn from(kind: $Enum) -> $crate::Label {
                $crate::Label::Name($crate::Kind::name(kind).to_string())
            }
        }

        /// Said by the message of its type and name: `card-p1`.
        impl From<$Enum> for $crate::Datum {
            fn from(kind: $Enum) -> $crate::Datum {
                $crate::Datum::Word(stringify!($Enum), $crate::Kind::name(kind))
            }
        }

        /// Said by the message of its type and name: `card-p1`.
        impl From<$Enum> for $crate::Value {
            fn from(kind: $Enum) -> $crate::Value {
                $crate::Value::word(stringify!($Enum), $crate::Kind::name(kind))
            }
        }
    };
}

/// A type with its schema, where schemas are wanted: the feature is this crate's and not that of whoever names kinds.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! described {
    ($($item:tt)*) => {
        #[derive($crate::schemars::JsonSchema)]
        #[schemars(crate = "engine::schemars")]
        $($item)*
    };
}

/// The type as it is.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! described {
    ($($item:tt)*) => {
        $($item)*
    };
}
