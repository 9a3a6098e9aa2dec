//! A request line, parsed once: the command, what every request may have, and the fields of the
//! command as they stand in the line. It carries nothing out and knows no command.

use super::protocol::ProtocolError;
use crate::text::{Language, Localizer};
use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, IntoDeserializer, MapAccess, Visitor,
        value::MapAccessDeserializer,
    },
};
use serde_json::{Value, value::RawValue};
use std::fmt;

/// A request line.
#[derive(Default)]
pub struct Request<'a> {
    /// The command.
    pub cmd: Option<String>,
    /// Given back as it is.
    pub id: Option<Value>,
    /// The language of the answer.
    lang: Option<String>,
    line: &'a str,
    fields: Vec<(String, &'a RawValue)>,
}

impl<'a> Request<'a> {
    /// Reads a line.
    ///
    /// # Errors
    /// `not-json` or `not-a-request`, with the column.
    pub fn read(line: &'a str) -> Result<Request<'a>, ProtocolError> {
        let request: Request<'a> = serde_json::from_str(line).map_err(|e| {
            let code = if e.is_data() { "not-a-request" } else { "not-json" };
            ProtocolError::new(code).arg("why", why(&e)).column(e.column())
        })?;
        Ok(Request { line, ..request })
    }
    /// The localizer asked for.
    ///
    /// # Errors
    /// `unknown-language`.
    pub fn localizer(&self, otherwise: Localizer) -> Result<Localizer, ProtocolError> {
        let Some(code) = &self.lang else { return Ok(otherwise) };
        let language = Language::ALL.into_iter().find(|l| l.code() == code);
        language.map(Localizer::new).ok_or_else(|| {
            ProtocolError::new("unknown-language")
                .arg("word", clip(code))
                .arg("known", Language::ALL.map(Language::code).join(", "))
                .field("lang")
        })
    }
    /// The fields of the command.
    ///
    /// # Errors
    /// `bad-field`, with the column.
    pub fn fields<T: DeserializeOwned>(&self) -> Result<T, ProtocolError> {
        let mut fields = Fields { fields: self.fields.iter(), value: None };
        T::deserialize(MapAccessDeserializer::new(&mut fields)).map_err(|e| {
            // A reader gives up within a field, or at the end of the line.
            let column = match fields.value {
                Some(value) => offset(self.line, value.get()) + e.column().max(1),
                None => self.line.len(),
            };
            ProtocolError::new("bad-field").arg("why", why(&e)).column(column)
        })
    }
}

/// Where a part of a line begins.
fn offset(line: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize)
}

/// What the reader of JSON says, without the place, which is given apart.
fn why(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(head, _)| head);
    text.chars().take(300).collect()
}

/// A foreign word, short enough to be repeated in a message.
pub fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

/// The fields of a line, one after the other; one given twice comes twice, and is told.
struct Fields<'a, 'f> {
    fields: std::slice::Iter<'f, (String, &'a RawValue)>,
    /// The field that is read now.
    value: Option<&'a RawValue>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = serde_json::Error;
    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Self::Error> {
        self.value = None;
        let Some((name, value)) = self.fields.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(name.as_str().into_deserializer()).map(Some)
    }
    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, Self::Error> {
        let value = self.value.ok_or_else(|| serde::de::Error::custom("a value without a name"))?;
        seed.deserialize(value)
    }
}

impl<'de> Deserialize<'de> for Request<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Request<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with a word in `cmd`")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut request = Request::default();
                while let Some(name) = map.next_key::<String>()? {
                    let twice = match name.as_str() {
                        "cmd" => request.cmd.replace(map.next_value()?).is_some(),
                        "id" => request.id.replace(map.next_value()?).is_some(),
                        "lang" => std::mem::replace(&mut request.lang, map.next_value()?).is_some(),
                        _ => {
                            request.fields.push((name.clone(), map.next_value()?));
                            false
                        }
                    };
                    if twice {
                        let fault = format!("duplicate field `{name}`");
                        return Err(serde::de::Error::custom(fault));
                    }
                }
                Ok(request)
            }
        }
        deserializer.deserialize_map(Read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Wanted {
        #[serde(default)]
        index: Option<u64>,
        #[serde(default)]
        word: String,
    }

    #[test]
    fn a_line_is_parsed_once_and_every_fault_has_its_column() {
        let read = |line| Request::read(line).map_err(|e| (e.code, e.column));
        let line = r#"{"word":"a\"b","id":[1],"cmd":"x","index":7}"#;
        let request = read(line).unwrap();
        assert_eq!((request.cmd.as_deref(), request.id.as_ref()), (Some("x"), Some(&[1].into())));
        let wanted: Wanted = request.fields().unwrap();
        assert_eq!((wanted.index, wanted.word.as_str()), (Some(7), "a\"b"));
        let fault = |line| {
            let e = read(line).unwrap().fields::<Wanted>().unwrap_err();
            (e.code, e.column.unwrap())
        };
        let code = "bad-field";
        assert_eq!(fault(r#"{"cmd":"x","index":-1}"#), (code, 21));
        assert_eq!(fault(r#"{"cmd":"x","index":1,"index":1}"#).0, code);
        assert_eq!(fault(r#"{"cmd":"x","inde":1}"#).0, code);
        assert_eq!(read(r#"{"cmd":"x","cmd":"y"}"#).err().unwrap().0, "not-a-request");
        assert_eq!(read(r#"{"cmd":5}"#).err().unwrap(), ("not-a-request", Some(8)));
        assert_eq!(read("[1]").err().unwrap().0, "not-a-request");
        assert_eq!(read("{").err().unwrap(), ("not-json", Some(1)));
    }
}
