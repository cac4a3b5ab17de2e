//! What the signs of each picture mean.

pub(super) const ROWING: &str = "\
━━━●     a boat: its bow is its place; ∘ where it began the round; ≈ it has the tide
┃ ≤5     a split line, and the Pace that is free there; ┊ the Finish Zone begins; ▚ the finish
0 1 × ░  where a choice would land: free, what it costs, a crab; ░ where a rate may lead
[2] [S]  a Pace card, Suffering; (e) Exhaustion, which cannot be played
✓ …      has chosen, still choosing
▮▮▯···   stamina: left, spent by the choice under the cursor, gone
h d      cards in hand and deck; disc the discard pile; ×1 crabs; ≈+1 the tide";

pub(super) const WHITEWATER: &str = "\
╲ │ ╱    the current of a space; ▒▒▒▒ the bank
≈│≈      Rapids with their current; ▽▽▽ a Waterfall; ▟▙ a Rock; in (brackets) a token
═ 2 Events   a line with its Events; at the right the whole river: ╪ lines, ▚ the finish, ┃ what is in sight
●1       a kayak; ∙ its way with the choice under the cursor, ‹●› where that ends, × a bank or Rock is hit
◌ ∙      spaces that may be chosen
·▮···    speed 1 to 5; m maneuverability; h cards in hand; clears: hazards that cost no card at this speed";

pub(super) const MARATHON: &str = "\
·        road; ░ no road; * EVENT: take a card; » KICK SPOT: spin the wheel
‹·›      a space that may be reached or chosen
●1*      a runner, and the symbol below it; ▚ the finish
━ ┄      the whole course: road, and where it is narrow; below it the miles or kilometres
▮8       stamina; -5 rows behind the first; ✚ INJURY cards; ☆high RUNNER'S HIGH
next -2  the speed of the next run changes; loses 1: turns to be lost";

pub(super) const FISHING: &str = "\
[M] [D]  the market, where everybody begins and comes home; a drop-off
S7       a fishing spot and its price: S salmon, T trout, H halibut, B bass, C carp
+3 -1    pearls that are gained or lost
2 ◌ ·    where a roll of 2, the choice under the cursor, or another move leads
S__      kinds at the market, and how many are missing; +C fish more than needed; →C on their way
p f      pearls, fuel; [C] the hold and what is in it; ! a curse or an attack, told on the island
U A      upgrades and attack cards; ·2 turns that a full attack hand has been kept";

pub(super) const SALMON: &str = "\
  water   ≋ waterfall   ▓ rock   ░ bank   @ start   * spawning ground   = joint of two boards
↓ ↙↘     arrows: of two, the first is for odd rolls, the second for even ones
(S) (D)  whoever enters takes a Swim or Double Swim card; (W) a Wild; (+) draws a card
[B] [E]  whoever enters takes a Bear card, an Eagle; [C] Current; [R] Rapids; [Q] Current or Rapids
{1} {2}  Reeds: remove so many cards for good
<X>      Fatigue: a dead card; in the panels how many a salmon has
● b0     a salmon, a bear with its number
◌ ⌒      where a swim or a leap ends; ‹◌› the choice under the cursor; ›● where a salmon would drift
16/49    height and the top of the river; h hand, d draw pile, disc discard pile, deck all cards";
