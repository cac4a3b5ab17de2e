//! How a race is set up: players, who sits where, switches, seed. Which values a switch can take
//! is part of the switch; that the game takes them is seen by setting a race up with them.

use bots::Level;
use catalog::{Language, Tongue, say_values};
use crossterm::event::KeyCode;
use engine::{Phrase, Seat, Speak, Value as Words};
use protocol::{Switch, SwitchValues};
use serde_json::{Map, Value};

use crate::plan::{Plan, Sitter, new_seed, tongue};
use crate::text::{say, say_fault, spoken};

/// What a key led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    Stay,
    Back,
    Begin,
}

/// The set-up of a race.
#[derive(Debug)]
pub(crate) struct Setup {
    pub(super) plan: Plan,
    /// Says everything, with the names of the most seats that there can be.
    pub(super) tongue: Tongue,
    switches: Vec<(Switch, Vec<Value>)>,
    /// The line under the cursor.
    pub(super) line: usize,
    /// What is being typed for the line under the cursor.
    pub(super) typed: Option<String>,
    /// What is wrong with the plan.
    pub(super) fault: Option<String>,
}

/// One line of the set-up.
#[derive(Clone, Debug)]
pub(super) struct SetupLine {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) about: String,
    /// Whether it differs from what is usual.
    pub(super) is_changed: bool,
}

/// What a line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    Begin,
    Players,
    Seat(usize),
    Seed,
    Switch(usize),
}

impl Setup {
    pub(crate) fn new(plan: Plan, language: &Language) -> Setup {
        let values = |switch: Switch| {
            let values = values_of(&plan, &switch);
            (switch, values)
        };
        let switches = plan.game.switches().into_iter().map(values).collect();
        let tongue = tongue(language, plan.game.id(), plan.game.seats().1);
        let mut setup = Setup { plan, tongue, switches, line: 0, typed: None, fault: None };
        setup.try_plan();
        setup
    }

    fn order(&self) -> Vec<For> {
        let mut order = vec![For::Begin, For::Players];
        order.extend((0..self.plan.sitters.len()).map(For::Seat));
        order.push(For::Seed);
        order.extend((0..self.switches.len()).map(For::Switch));
        order
    }

    pub(super) fn is_begin_line(&self) -> bool {
        self.line == 0
    }

    /// Every line, as it is shown.
    pub(super) fn lines(&self) -> Vec<SetupLine> {
        self.order().into_iter().map(|what| self.show(what)).collect()
    }

    fn show(&self, what: For) -> SetupLine {
        let (plan, tongue) = (&self.plan, &self.tongue);
        let plain = |name: &'static str, value: String, about: Phrase| SetupLine {
            name: say(tongue, name),
            value,
            about: tongue.say(&about),
            is_changed: false,
        };
        match what {
            For::Begin => {
                let about = match plan.sitters.contains(&Sitter::Person) {
                    true => "tui-set-up-begin-about",
                    false => "tui-set-up-nobody",
                };
                plain("tui-set-up-begin", String::new(), Phrase::new(about))
            }
            For::Players => {
                let (fewest, most) = plan.game.seats();
                let about = Phrase::new("tui-set-up-players-about").with("fewest", fewest).with("most", most);
                plain("tui-set-up-players", plan.sitters.len().to_string(), about)
            }
            For::Seat(seat) => self.show_seat(seat),
            For::Seed => {
                plain("tui-set-up-seed", plan.seed.to_string(), Phrase::new("tui-set-up-seed-about"))
            }
            For::Switch(i) => self.show_switch(&self.switches[i].0),
        }
    }

    fn show_seat(&self, seat: usize) -> SetupLine {
        let sitter = self.plan.sitters[seat];
        let (value, about) = (sitter.say(&self.tongue), sitter.about(&self.tongue));
        let name =
            Phrase::new("tui-set-up-seat").with("number", seat as i64 + 1).with("name", Seat(seat as u8));
        let about = Phrase::new("tui-set-up-seat-about")
            .with("sitter", Words::text(value.as_str()))
            .with("about", Words::text(about));
        SetupLine { name: self.tongue.say(&name), value, about: self.tongue.say(&about), is_changed: false }
    }

    /// A switch is called by its name, or by its key where the game gives it none.
    fn show_switch(&self, switch: &Switch) -> SetupLine {
        let value = self.plan.options.get(&switch.key).unwrap_or(&switch.default);
        let about = self.tongue.word("switch", &switch.key);
        let name = format!("{}-name", switch.key);
        let about = Phrase::new("tui-set-up-switch-about")
            .with("about", Words::text(about.trim_end_matches('.')))
            .with("values", say_values(switch, &self.tongue))
            .with("rule", Words::text(switch.rule.as_str()));
        SetupLine {
            name: match self.tongue.has(&format!("switch-{name}")) {
                true => self.tongue.word("switch", &name),
                false => spoken(&switch.key),
            },
            value: self.say_value(switch, value),
            about: self.tongue.say(&about),
            is_changed: *value != switch.default,
        }
    }

    fn say_value(&self, switch: &Switch, value: &Value) -> String {
        self.tongue.value(&self.in_words(&switch.key, value))
    }

    /// A value of a switch, without any JSON.
    fn in_words(&self, key: &str, value: &Value) -> Words {
        match value {
            Value::String(text) => self.value_name(key, text).unwrap_or_else(|| {
                // Of a board file the line that names it.
                Words::text(text.lines().next().unwrap_or_default())
            }),
            Value::Bool(true) => Phrase::new("tui-yes").into(),
            Value::Bool(false) => Phrase::new("tui-no").into(),
            Value::Null => {
                self.value_name(key, "null").unwrap_or_else(|| Phrase::new("tui-value-usual").into())
            }
            Value::Number(number) => Words::text(number.to_string()),
            Value::Array(values) => Words::list(values.iter().map(|value| self.in_words(key, value))),
            Value::Object(parts) if parts.is_empty() => Phrase::new("tui-value-unchanged").into(),
            Value::Object(parts) => Words::list(parts.iter().map(|(name, value)| match value {
                // A file is called by its name: its text is long.
                Value::String(_) => Words::text(name.as_str()),
                value => self.part_in_words(key, name, value),
            })),
        }
    }

    /// "9 INJURY", or "tank 12" of a number that has no words.
    fn part_in_words(&self, key: &str, name: &str, value: &Value) -> Words {
        let said = Words::text(self.tongue.value(&self.in_words(key, value)));
        match self.value_name(key, name) {
            Some(thing) => Phrase::new("tui-value-count").with("count", said).with("thing", thing).into(),
            None => {
                let name = Words::text(spoken(name));
                Phrase::new("tui-value-number").with("name", name).with("number", said).into()
            }
        }
    }

    /// What a value of a switch is called, if its game says so.
    fn value_name(&self, key: &str, value: &str) -> Option<Words> {
        let id = format!("switch-{key}-{value}");
        self.tongue.has(&id).then(|| Phrase::new(id).into())
    }

    /// A key was pressed.
    pub(super) fn key(&mut self, code: KeyCode) -> Done {
        if self.typed.is_some() {
            self.typing(code);
            return Done::Stay;
        }
        let order = self.order();
        let lines = order.len();
        let what = order[self.line.min(lines - 1)];
        match code {
            KeyCode::Esc | KeyCode::Char('q') => return Done::Back,
            KeyCode::Up => self.line = (self.line + lines - 1) % lines,
            KeyCode::Down | KeyCode::Tab => self.line = (self.line + 1) % lines,
            KeyCode::Home => self.line = 0,
            KeyCode::End => self.line = lines - 1,
            KeyCode::Left => self.change(what, -1),
            KeyCode::Right => self.change(what, 1),
            KeyCode::Enter if what == For::Begin && self.fault.is_none() => return Done::Begin,
            KeyCode::Enter if matches!(what, For::Switch(_) | For::Seed) => self.typed = Some(String::new()),
            KeyCode::Enter => self.change(what, 1),
            KeyCode::Backspace | KeyCode::Delete => self.set_default(what),
            KeyCode::Char(letter) if what == For::Seed && letter.is_ascii_digit() => {
                self.typed = Some(letter.to_string());
            }
            KeyCode::Char('b') if self.fault.is_none() => return Done::Begin,
            _ => {}
        }
        Done::Stay
    }

    fn typing(&mut self, code: KeyCode) {
        let Some(typed) = &mut self.typed else { return };
        match code {
            KeyCode::Char(letter) => typed.push(letter),
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Esc => self.typed = None,
            KeyCode::Enter | KeyCode::Up | KeyCode::Down => {
                let text = typed.trim().to_string();
                self.typed = None;
                self.take(&text);
            }
            _ => {}
        }
    }

    /// Takes over what was typed.
    fn take(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.order()[self.line] {
            For::Seed => match text.parse() {
                Ok(seed) => self.plan.seed = seed,
                Err(_) => {
                    let most = Words::text(u64::MAX.to_string());
                    let fault = Phrase::new("tui-set-up-seed-fault").with("most", most);
                    self.fault = Some(self.tongue.say(&fault));
                    return;
                }
            },
            For::Switch(i) => {
                let value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
                self.set(i, value);
            }
            For::Begin | For::Players | For::Seat(_) => {}
        }
        self.try_plan();
    }

    fn change(&mut self, what: For, by: i64) {
        match what {
            For::Begin => {}
            For::Players => {
                let (fewest, most) = self.plan.game.seats();
                let had_person = self.plan.sitters.contains(&Sitter::Person);
                let count = (self.plan.sitters.len() as i64 + by).clamp(fewest.into(), most.into());
                self.plan.sitters.resize(count as usize, Sitter::Bot(Level::Club));
                // Whoever sat at a seat that is gone is not left out.
                if had_person && !self.plan.sitters.contains(&Sitter::Person) {
                    self.plan.sitters[0] = Sitter::Person;
                }
            }
            For::Seat(seat) => {
                let all: Vec<Sitter> = Sitter::all().collect();
                let at = all.iter().position(|sitter| *sitter == self.plan.sitters[seat]).unwrap_or(0) as i64;
                self.plan.sitters[seat] = all[(at + by).rem_euclid(all.len() as i64) as usize];
            }
            For::Seed => self.plan.seed = new_seed(),
            For::Switch(i) => self.change_switch(i, by),
        }
        self.try_plan();
    }

    /// The next of the values that the game takes; a number one more or less.
    fn change_switch(&mut self, i: usize, by: i64) {
        let (switch, values) = &self.switches[i];
        let now = self.plan.options.get(&switch.key).unwrap_or(&switch.default).clone();
        let next = match (values.iter().position(|value| *value == now), &switch.values, now.as_i64()) {
            (Some(at), ..) if values.len() > 1 => {
                values[(at as i64 + by).rem_euclid(values.len() as i64) as usize].clone()
            }
            (_, SwitchValues::Range { least, nullable: true, .. }, None) => Value::from(*least),
            (_, SwitchValues::Range { least, nullable: true, .. }, Some(number)) if number + by < *least => {
                Value::Null
            }
            (_, _, Some(number)) => Value::from(number + by),
            _ => return,
        };
        let before = self.plan.options.clone();
        self.set(i, next);
        if self.plan.race().is_err() {
            self.plan.options = before;
        }
    }

    fn set_default(&mut self, what: For) {
        if let For::Switch(i) = what {
            let default = self.switches[i].0.default.clone();
            self.set(i, default);
            self.try_plan();
        }
    }

    fn set(&mut self, i: usize, value: Value) {
        let switch = &self.switches[i].0;
        let mut options = self.plan.options.as_object().cloned().unwrap_or_default();
        options.remove(&switch.key);
        if value != switch.default {
            options.insert(switch.key.clone(), value);
        }
        self.plan.options = Value::Object(options);
    }

    /// Finds out what is wrong with the plan, if anything.
    fn try_plan(&mut self) {
        self.fault = match self.plan.race() {
            Err(fault) => Some(say_fault(&self.tongue, &fault)),
            Ok(_) => None,
        };
    }
}

/// The values of a switch to choose among: those of its type that the game takes with these seats.
fn values_of(plan: &Plan, switch: &Switch) -> Vec<Value> {
    let names = |names: &[String]| names.iter().map(|name| Value::from(name.as_str())).collect::<Vec<_>>();
    let listed = match &switch.values {
        SwitchValues::Flag {} => return vec![Value::Bool(true), Value::Bool(false)],
        SwitchValues::OneOf { names: all } | SwitchValues::Board { names: all } => names(all),
        SwitchValues::Boards { usual, .. } => names(usual),
        SwitchValues::Seat { names: all } => {
            let seats = (0..plan.sitters.len()).map(Value::from);
            names(all).into_iter().chain(seats).collect()
        }
        SwitchValues::Range { .. }
        | SwitchValues::Numbers { .. }
        | SwitchValues::Counts {}
        | SwitchValues::Text {}
        | SwitchValues::Content {} => return Vec::new(),
    };
    let is_taken = |value: &Value| {
        let mut options = Map::new();
        options.insert(switch.key.clone(), value.clone());
        Plan { options: Value::Object(options), ..plan.clone() }.race().is_ok()
    };
    let mut values = vec![switch.default.clone()];
    for value in listed {
        if !values.contains(&value) && is_taken(&value) {
            values.push(value);
        }
    }
    values
}
