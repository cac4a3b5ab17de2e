//! Partial matching of JSON: every key given must be there with that value.

use engine::{Phrase, Value as Said};
use serde_json::Value;

use crate::difference::{Difference, text};

/// A place in what is compared, with what is expected and found there.
pub(crate) type Unlike = (String, Said, Said);

/// Matches values partially; lists under the keys in `bags` are compared in any order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Matching<'a> {
    pub(crate) bags: &'a [&'a str],
}

impl Matching<'_> {
    /// Every place where `found`, which is called `whole`, is not what is expected.
    pub(crate) fn differences(self, whole: &Said, expected: &Value, found: &Value) -> Vec<Difference> {
        let mut unlike = Vec::new();
        self.compare("", expected, found, &mut unlike);
        let difference = |(path, expected, found): Unlike| {
            let place =
                Phrase::new("differs-inside").with("place", whole.clone()).with("path", Said::text(path));
            Difference::new(place, expected, found)
        };
        unlike.into_iter().map(difference).collect()
    }

    /// Adds every place where `found` is not what is expected.
    fn compare(self, path: &str, expected: &Value, found: &Value, out: &mut Vec<Unlike>) {
        match (expected, found) {
            (Value::Object(wanted), _) if wanted.len() == 1 && wanted.contains_key("$any") => {
                self.compare_in_any_order(path, &wanted["$any"], found, out);
            }
            (Value::Object(wanted), Value::Object(there)) => {
                for (key, value) in wanted {
                    let path = format!("{path}.{key}");
                    match (is_absent(value), there.get(key)) {
                        (true, None) => {}
                        (true, Some(found)) => out.push((path, no_such_key(), text(found))),
                        (false, None) => out.push((path, text(value), no_such_key())),
                        (false, Some(found)) => self.compare(&path, value, found, out),
                    }
                }
            }
            (Value::Array(_), Value::Array(_)) if self.is_bag(path) => {
                self.compare_in_any_order(path, expected, found, out);
            }
            (Value::Array(wanted), Value::Array(there)) if wanted.len() == there.len() => {
                for (i, (value, found)) in wanted.iter().zip(there).enumerate() {
                    self.compare(&format!("{path}[{i}]"), value, found, out);
                }
            }
            (Value::Number(wanted), Value::Number(there)) if wanted.as_f64() == there.as_f64() => {}
            _ if expected == found => {}
            _ => out.push((path.to_string(), text(expected), text(found))),
        }
    }

    /// Whether `found` matches.
    pub(crate) fn matches(self, expected: &Value, found: &Value) -> bool {
        let mut differences = Vec::new();
        self.compare("", expected, found, &mut differences);
        differences.is_empty()
    }

    fn is_bag(self, path: &str) -> bool {
        let key = path.rsplit('.').next().unwrap_or(path);
        self.bags.contains(&key)
    }

    fn compare_in_any_order(self, path: &str, expected: &Value, found: &Value, out: &mut Vec<Unlike>) {
        let fits = match (expected, found) {
            (Value::Array(wanted), Value::Array(there)) => {
                wanted.len() == there.len() && self.can_pair(wanted, there)
            }
            _ => false,
        };
        if !fits {
            let expected = Phrase::new("differs-any-order").with("list", text(expected));
            out.push((path.to_string(), expected.into(), text(found)));
        }
    }

    /// Whether each wanted element can have a partner of its own: one after the other finds a partner, others
    /// moving to another of theirs if they must (augmenting paths).
    fn can_pair(self, wanted: &[Value], there: &[Value]) -> bool {
        let fits: Vec<Vec<usize>> = wanted
            .iter()
            .map(|value| (0..there.len()).filter(|i| self.matches(value, &there[*i])).collect())
            .collect();
        let mut partner = vec![None; there.len()];
        (0..wanted.len()).all(|one| find_partner(one, &fits, &mut partner, &mut vec![false; there.len()]))
    }
}

/// Finds a partner for one, moving the one who has it if need be; `tried` are out of the question.
fn find_partner(one: usize, fits: &[Vec<usize>], partner: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for &i in &fits[one] {
        if !std::mem::replace(&mut tried[i], true)
            && partner[i].is_none_or(|other| find_partner(other, fits, partner, tried))
        {
            partner[i] = Some(one);
            return true;
        }
    }
    false
}

fn no_such_key() -> Said {
    Phrase::new("differs-no-key").into()
}

fn is_absent(value: &Value) -> bool {
    value
        .as_object()
        .is_some_and(|object| object.len() == 1 && object.get("$absent") == Some(&Value::Bool(true)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn differences(expected: Value, found: Value) -> usize {
        let mut out = Vec::new();
        Matching { bags: &["hand"] }.compare("", &expected, &found, &mut out);
        out.len()
    }

    #[test]
    fn keys_not_given_are_free_and_keys_given_must_be_there() {
        assert_eq!(differences(json!({"a": 1}), json!({"a": 1, "b": 2})), 0);
        assert_eq!(differences(json!({"a": 1, "c": null}), json!({"a": 2})), 2);
        assert_eq!(differences(json!({"c": {"$absent": true}}), json!({"a": 2})), 0);
        assert_eq!(differences(json!({"a": {"$absent": true}}), json!({"a": 2})), 1);
    }

    #[test]
    fn lists_are_equal_element_by_element_and_elements_match_partially() {
        assert_eq!(differences(json!([{"a": 1}, {}]), json!([{"a": 1, "b": 1}, {"c": 3}])), 0);
        assert_eq!(differences(json!([1, 2]), json!([2, 1])), 1 + 1);
        assert_eq!(differences(json!([1]), json!([1, 2])), 1);
    }

    #[test]
    fn any_and_bags_are_compared_in_any_order_as_multisets() {
        assert_eq!(differences(json!({"$any": [1, 2, 2]}), json!([2, 1, 2])), 0);
        assert_eq!(differences(json!({"$any": [1, 1, 2]}), json!([2, 1, 2])), 1);
        assert_eq!(differences(json!({"$any": [{"a": 1}, {}]}), json!([{"a": 2}, {"a": 1}])), 0);
        assert_eq!(differences(json!({"$any": [{}, {"a": 1}]}), json!([{"a": 1}, {"a": 2}])), 0);
        assert_eq!(differences(json!({"hand": ["x", "y"]}), json!({"hand": ["y", "x"]})), 0);
        assert_eq!(differences(json!({"hand": ["x", "x"]}), json!({"hand": ["y", "x"]})), 1);
    }

    #[test]
    fn many_equal_elements_are_compared_quickly_even_if_one_differs() {
        let (mut wanted, mut there) = (vec!["injury"; 100], vec!["injury"; 100]);
        wanted.push("cramp");
        there.push("the_wall");
        assert_eq!(differences(json!({"$any": wanted}), json!(there)), 1);
    }
}
