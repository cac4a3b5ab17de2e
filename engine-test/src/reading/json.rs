//! JSON as something to read from, with faults of our own.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};

use super::{Step, Wanted, Wrong};

/// A value to read from.
pub(super) struct Json<'de>(pub(super) &'de Value);

/// Whole numbers, with the bounds of their type.
macro_rules! numbers {
    ($($read:ident $Number:ty),*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            let number = self.0.as_number().and_then(serde_json::Number::as_i128);
            match number.and_then(|number| <$Number>::try_from(number).ok()) {
                Some(_) => self.deserialize_any(visitor),
                None => {
                    let least = i64::try_from(<$Number>::MIN).unwrap_or(i64::MIN);
                    let most = i64::try_from(<$Number>::MAX).unwrap_or(i64::MAX);
                    Err(Wrong::wanted(Wanted::Number { least, most }, self.0))
                }
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Json<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Bool(value) => visitor.visit_bool(*value),
            other => Err(Wrong::wanted(Wanted::Flag, other)),
        }
    }

    numbers!(
        deserialize_i8 i8, deserialize_i16 i16, deserialize_i32 i32, deserialize_i64 i64,
        deserialize_u8 u8, deserialize_u16 u16, deserialize_u32 u32, deserialize_u64 u64
    );

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            other => Err(Wrong::wanted(Wanted::Text, other)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Value::Array(list) = self.0 else { return Err(Wrong::wanted(Wanted::List, self.0)) };
        let mut elements = Elements { list, next: 0 };
        let read = visitor.visit_seq(&mut elements)?;
        match elements.next < list.len() {
            true => Err(Wrong::custom("there are more elements than can be read")),
            false => Ok(read),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Object(map) => visitor.visit_map(Entries::of(map)),
            other => Err(Wrong::wanted(Wanted::Object, other)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(BorrowedStrDeserializer::new(name)),
            Value::Object(map) if map.len() == 1 => visitor.visit_enum(Entries::of(map)),
            other => Err(Wrong::wanted(Wanted::Text, other)),
        }
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Json<'de> {
    type Deserializer = Json<'de>;

    fn into_deserializer(self) -> Json<'de> {
        self
    }
}

/// The elements of a list.
struct Elements<'de> {
    list: &'de [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Elements<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.list.get(self.next) else { return Ok(None) };
        let index = self.next;
        self.next += 1;
        seed.deserialize(Json(value)).map(Some).map_err(|wrong| wrong.inside(Step::Index(index), value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.list.len() - self.next)
    }
}

/// The keys of an object with what they hold.
struct Entries<'de> {
    rest: serde_json::map::Iter<'de>,
    now: Option<(&'de str, &'de Value)>,
}

impl<'de> Entries<'de> {
    fn of(map: &'de Map<String, Value>) -> Entries<'de> {
        Entries { rest: map.iter(), now: None }
    }

    /// Reads what the key holds.
    fn read<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let (key, value) = self.now.take().ok_or_else(|| Wrong::custom("a value is read before its key"))?;
        seed.deserialize(Json(value)).map_err(|wrong| wrong.inside(Step::Key(key.to_string()), value))
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.now = Some((key, value));
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        self.read(seed)
    }
}

/// An object of one key is the variant of that name with what it holds.
impl<'de> EnumAccess<'de> for Entries<'de> {
    type Error = Wrong;
    type Variant = Entries<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(mut self, seed: T) -> Result<(T::Value, Entries<'de>), Wrong> {
        let name = self.next_key_seed(seed)?.ok_or_else(|| Wrong::custom("a variant has a name"))?;
        Ok((name, self))
    }
}

impl<'de> VariantAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn unit_variant(mut self) -> Result<(), Wrong> {
        self.read(std::marker::PhantomData::<()>)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(mut self, seed: T) -> Result<T::Value, Wrong> {
        self.read(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Wrong> {
        let (_, value) = self.now.ok_or_else(|| Wrong::custom("a variant holds something"))?;
        Json(value).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let (_, value) = self.now.ok_or_else(|| Wrong::custom("a variant holds something"))?;
        Json(value).deserialize_map(visitor)
    }
}

/// A key of an object, or a value in an address: a text, also where a number or a yes or no is wanted.
pub(super) struct Key<'de>(pub(super) &'de str);

macro_rules! numbered_keys {
    ($($read:ident),*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            match (self.0.parse(), self.0.parse()) {
                (Ok(number), _) => visitor.visit_u64(number),
                (_, Ok(number)) => visitor.visit_i64(number),
                (Err(_), Err(_)) => visitor.visit_borrowed_str(self.0),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0.parse() {
            Ok(value) => visitor.visit_bool(value),
            Err(_) => Err(Wrong::wanted(Wanted::Flag, &Value::from(self.0))),
        }
    }

    numbered_keys!(
        deserialize_i8,
        deserialize_i16,
        deserialize_i32,
        deserialize_i64,
        deserialize_u8,
        deserialize_u16,
        deserialize_u32,
        deserialize_u64
    );

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.0))
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }
}
