//! How a race is set up: players, who sits where, switches, seed. Which values a switch can take is asked of the
//! game by setting a race up with them.

use bots::Level;
use catalog::Switch;
use crossterm::event::KeyCode;
use serde_json::{Map, Value};

use crate::plan::{Plan, Sitter, names, new_seed};

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
    pub(crate) fn new(plan: Plan) -> Setup {
        let values = |switch: Switch| {
            let values = values_of(&plan, &switch);
            (switch, values)
        };
        let switches = plan.game.options().into_iter().map(values).collect();
        let mut setup = Setup { plan, switches, line: 0, typed: None, fault: None };
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
        let plan = &self.plan;
        let line = |name: &str, value: String, about: String, is_changed: bool| SetupLine {
            name: name.to_string(),
            value,
            about,
            is_changed,
        };
        match what {
            For::Begin => line("Begin the race", String::new(), "Enter begins.".to_string(), false),
            For::Players => {
                let (fewest, most) = plan.game.seats();
                let about = format!("{fewest} to {most} players; left and right change it.");
                line("Players", plan.sitters.len().to_string(), about, false)
            }
            For::Seat(seat) => {
                let sitter = plan.sitters[seat];
                let who = names(plan.sitters.len() as u8);
                let name = format!("Seat {}: {}", seat + 1, who.of(engine::Seat(seat as u8)));
                line(
                    &name,
                    sitter.name().to_string(),
                    format!("{}: {}.", sitter.name(), sitter.about()),
                    false,
                )
            }
            For::Seed => {
                let about = "The same seed and the same choices give the same race; type one, or right for a new one.";
                line("Seed", plan.seed.to_string(), about.to_string(), false)
            }
            For::Switch(i) => {
                let switch = &self.switches[i].0;
                let value = plan.options.get(switch.key).unwrap_or(&switch.default);
                let about = switch.about.trim_end_matches('.');
                let about = format!("{about}. Values: {}. [{}]", switch.values, switch.rule);
                line(&crate::text::spoken(switch.key), show_value(value), about, *value != switch.default)
            }
        }
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
                    self.fault = Some(format!("A seed is a whole number from 0 to {}.", u64::MAX));
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
                let count = (self.plan.sitters.len() as i64 + by).clamp(fewest.into(), most.into());
                self.plan.sitters.resize(count as usize, Sitter::Bot(Level::Club));
                if !self.plan.sitters.contains(&Sitter::Person) {
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
        let now = self.plan.options.get(switch.key).unwrap_or(&switch.default).clone();
        let next = match (values.iter().position(|value| *value == now), now.as_i64()) {
            (Some(at), _) if values.len() > 1 => {
                values[(at as i64 + by).rem_euclid(values.len() as i64) as usize].clone()
            }
            (_, Some(number)) => Value::from(number + by),
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
        options.remove(switch.key);
        if value != switch.default {
            options.insert(switch.key.to_string(), value);
        }
        self.plan.options = Value::Object(options);
    }

    /// Finds out what is wrong with the plan, if anything.
    fn try_plan(&mut self) {
        self.fault = match self.plan.race() {
            Err(fault) => Some(fault.to_string()),
            Ok(_) if !self.plan.sitters.contains(&Sitter::Person) => {
                Some("Nobody sits at this screen: give one seat to a person.".to_string())
            }
            Ok(_) => None,
        };
    }
}

/// The values of a switch that the game takes, out of the words in which it lists them.
fn values_of(plan: &Plan, switch: &Switch) -> Vec<Value> {
    if switch.default.is_boolean() {
        return vec![Value::Bool(true), Value::Bool(false)];
    }
    if !switch.default.is_string() {
        return Vec::new();
    }
    let mut values = vec![switch.default.clone()];
    for word in switch.values.split(|c: char| !c.is_ascii_alphanumeric() && !"_-:".contains(c)) {
        let value = Value::from(word.trim_matches(':'));
        let mut options = Map::new();
        options.insert(switch.key.to_string(), value.clone());
        let tried = Plan { options: Value::Object(options), ..plan.clone() };
        if !word.is_empty() && !values.contains(&value) && tried.race().is_ok() {
            values.push(value);
        }
    }
    values
}

fn show_value(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(true) => "yes".to_string(),
        Value::Bool(false) => "no".to_string(),
        other => other.to_string(),
    }
}
