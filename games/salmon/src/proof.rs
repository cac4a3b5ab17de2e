//! What is proved of a river before it is raced on: SA-015 (arrows) and part 2.4 (no dead end).

use engine::{Kind, Said, Value};

use crate::board::Ground;
use crate::card::{Compass, Direction};
use crate::river::{HEXES, Hex, River, Rivers};

/// Swims to go from a hex that does not lead on.
pub(crate) const NO_WAY: u8 = u8::MAX;

/// The fewest basic swims from each hex to the spawning ground, a leap counting two.
pub(crate) type Plan = [u8; HEXES];

/// Whether a waterfall has been looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passed {
    Never,
    OnThisWay,
    Before,
}

impl Rivers {
    /// SA-015: checks every arrow of the river; the first that breaks the rule.
    pub fn check_arrows(&self, river: &River) -> Result<(), Said> {
        let mut passed = [Passed::Never; HEXES];
        for slot in 0..river.len() {
            for hex in self.hexes(river, slot) {
                self.check_arrows_of(river, hex)?;
                self.check_falls(river, hex, &mut passed)?;
            }
        }
        Ok(())
    }

    fn check_arrows_of(&self, river: &River, hex: Hex) -> Result<(), Said> {
        let cell = self.cell(river, hex);
        let print = cell.print;
        let of_hex = |id| Said::new("SA-015", id).with("hex", Value::text(self.long_name(river, hex)));
        if print.ground == Ground::Waterfall && print.arrows == 0 {
            return Err(of_hex("content-no-arrow"));
        }
        for arrow in print.arrow[..usize::from(print.arrows)].iter().copied() {
            let target = cell.neighbour(hex, arrow).map(|target| self.cell(river, target).print.ground);
            let wrong = match target {
                Some(Ground::Water | Ground::Start | Ground::Waterfall) => continue,
                Some(ground @ (Ground::Rock | Ground::Bank | Ground::Pool)) => {
                    of_hex("content-points").with("ground", Value::word("ground", ground.id()))
                }
                None => of_hex("content-points-nowhere"),
            };
            return Err(wrong.with("arrow", Value::text(arrow.digit().to_string())));
        }
        Ok(())
    }

    /// SA-015: following arrows from waterfall to waterfall never comes back to one already passed.
    fn check_falls(&self, river: &River, hex: Hex, passed: &mut [Passed; HEXES]) -> Result<(), Said> {
        if self.cell(river, hex).print.ground != Ground::Waterfall {
            return Ok(());
        }
        match passed[usize::from(hex.0)] {
            Passed::Before => return Ok(()),
            Passed::OnThisWay => {
                let name = Value::text(self.long_name(river, hex));
                return Err(Said::new("SA-015", "content-round").with("hex", name));
            }
            Passed::Never => {}
        }
        passed[usize::from(hex.0)] = Passed::OnThisWay;
        for next in self.arrow_targets(river, hex) {
            self.check_falls(river, next, passed)?;
        }
        passed[usize::from(hex.0)] = Passed::Before;
        Ok(())
    }

    /// The fewest basic swims to the spawning ground from every hex: with basic swims and two-card leaps alone.
    pub fn plan(&self, river: &River) -> Plan {
        let mut plan = [NO_WAY; HEXES];
        for slot in (0..river.len()).rev() {
            for hex in self.hexes_from_above(river, slot) {
                plan[usize::from(hex.0)] = self.swims_to_go(river, hex, &plan);
            }
        }
        plan
    }

    fn swims_to_go(&self, river: &River, hex: Hex, plan: &Plan) -> u8 {
        let cell = self.cell(river, hex);
        match cell.print.ground {
            Ground::Pool => return 0,
            Ground::Rock | Ground::Bank | Ground::Waterfall => return NO_WAY,
            Ground::Water | Ground::Start => {}
        }
        let mut best = NO_WAY;
        for first in Direction::ALL {
            let Some(next) = cell.neighbour(hex, first.compass()) else { continue };
            let next_cell = self.cell(river, next);
            if next_cell.print.ground.can_swim() {
                best = best.min(plan[usize::from(next.0)].saturating_add(1));
            } else if next_cell.print.ground == Ground::Waterfall {
                for second in Direction::ALL {
                    if let Some(landing) = next_cell.neighbour(next, second.compass()) {
                        best = best.min(plan[usize::from(landing.0)].saturating_add(2));
                    }
                }
            }
        }
        best
    }

    /// The hexes of a board from upstream down, joint hexes last.
    fn hexes_from_above(&self, river: &River, slot: usize) -> impl Iterator<Item = Hex> + use<> {
        self.hexes(river, slot).rev()
    }

    /// Part 2.4: checks that no hex that a salmon can get to is a dead end. Gives the number of hexes that no
    /// salmon can get to.
    pub fn check_ways(&self, river: &River) -> Result<u16, Said> {
        let plan = self.plan(river);
        let mut reached = [false; HEXES];
        let mut waiting = vec![self.start(river)];
        reached[usize::from(waiting[0].0)] = true;
        while let Some(hex) = waiting.pop() {
            if plan[usize::from(hex.0)] == NO_WAY {
                let name = Value::text(self.long_name(river, hex));
                return Err(Said::new("SA-007", "content-dead-end").with("hex", name));
            }
            for next in self.ways_from(river, hex) {
                if !std::mem::replace(&mut reached[usize::from(next.0)], true) {
                    waiting.push(next);
                }
            }
        }
        let swimmable = (0..river.len())
            .flat_map(|slot| self.hexes(river, slot))
            .filter(|hex| self.cell(river, *hex).print.ground.can_swim());
        Ok(swimmable.filter(|hex| !reached[usize::from(hex.0)]).count() as u16)
    }

    /// Every hex that one swim, leap or drift can end on.
    fn ways_from(&self, river: &River, hex: Hex) -> Vec<Hex> {
        let mut ways = Vec::new();
        let print = self.cell(river, hex).print;
        if print.ground == Ground::Pool {
            return ways;
        }
        let step = |hex: Hex, compass: Compass| self.step(river, hex, compass);
        let ground = |hex: Hex| self.cell(river, hex).print.ground;
        ways.extend(
            Direction::ALL
                .iter()
                .filter_map(|way| step(hex, way.compass()))
                .filter(|next| ground(*next).can_swim()),
        );
        // Leaps: SA-042 and SA-044, for every pair of directions and lengths.
        for first in Direction::ALL {
            for second in Direction::ALL {
                for lengths in [[1, 1], [1, 2], [2, 1], [2, 2]] {
                    let legs = [(first.compass(), lengths[0]), (second.compass(), lengths[1])];
                    ways.extend(self.landing(river, hex, legs));
                }
            }
        }
        let mut drifting: Vec<Hex> = self.arrow_targets(river, hex);
        let mut passed = [false; HEXES]; // else falls with two arrows each are searched without end
        while let Some(next) = drifting.pop() {
            if std::mem::replace(&mut passed[usize::from(next.0)], true) {
                continue;
            }
            if ground(next) == Ground::Waterfall {
                drifting.extend(self.arrow_targets(river, next));
            } else {
                ways.push(next);
            }
        }
        ways
    }

    fn landing(&self, river: &River, from: Hex, legs: [(Compass, u8); 2]) -> Option<Hex> {
        let (mut hex, mut falls) = (from, false);
        for (compass, steps) in legs {
            for _ in 0..steps {
                falls |= self.cell(river, hex).print.ground == Ground::Waterfall;
                hex = self.step(river, hex, compass)?;
                if !self.cell(river, hex).print.ground.can_leap() {
                    return None;
                }
            }
        }
        (falls && self.cell(river, hex).print.ground.can_swim()).then_some(hex)
    }

    /// Where the arrows of a hex lead.
    pub fn arrow_targets(&self, river: &River, hex: Hex) -> Vec<Hex> {
        let cell = self.cell(river, hex);
        let arrows = cell.print.arrow[..usize::from(cell.print.arrows)].iter();
        arrows.filter_map(|arrow| cell.neighbour(hex, *arrow)).collect()
    }

    /// The name of a hex, also on a user's board.
    pub fn long_name(&self, river: &River, hex: Hex) -> String {
        let cell = self.cell(river, hex);
        format!("{}:{},{}", self.side(river, hex.slot()).id, cell.x, cell.y)
    }
}
