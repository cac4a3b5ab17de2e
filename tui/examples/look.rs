fn main() {
    let a: Vec<String> = std::env::args().collect();
    let game = catalog::find(&a[1]).unwrap();
    let n: u32 = a[2].parse().unwrap();
    let mut race = game
        .new_race(
            a.get(4).map_or(4, |s| s.parse().unwrap()),
            &serde_json::json!({}),
            a.get(3).map_or(7, |s| s.parse().unwrap()),
        )
        .unwrap();
    for _ in 0..n {
        let d = race.deciding();
        let Some(s) = d.first() else { break };
        let x = race.bot_choice(s.seat, bots::Policy::Greedy).unwrap();
        race.play(s.seat, &x).unwrap();
    }
    let names = game.names(race.seats());
    let d = race.deciding();
    println!("{:?}", d);
    let v = engine::Viewer::Seat(d.first().map_or(engine::Seat(0), |d| d.seat));
    println!("{}", race.view(v));
    println!("{}", race.picture(v, &names));
    if let Some(d) = d.first() {
        for c in race.legal(d.seat, &names).iter().take(12) {
            println!("{} | {} | {} | {}", c.words, c.forecast_words, c.action, c.forecast);
        }
    }
    for s in 0..=race.seq().min(3) {
        for e in race.tell(s, catalog::Sight::Whole, &names).unwrap().events {
            println!("{} {}", e.event, e.words);
        }
    }
}
