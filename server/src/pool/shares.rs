//! Fair shares: of those who have jobs waiting, whoever has had least is next. First between networks, then between the people of a
//! network; among the jobs of one person, those of races that somebody looks at come first. The server's own jobs come last.
//!
//! Nothing here reads a clock: whoever runs a job says what it cost.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;

/// Who is charged for a job.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Account {
    /// A person, with the network that they were last seen at; people who were not seen yet are a network of their own.
    Person { network: Option<IpAddr>, person: String },
    /// The server itself.
    Server,
}

/// How many times as many jobs as one person the people of a network may have waiting together.
const CROWD: usize = 4;

/// Jobs that wait, by who is charged for them.
#[derive(Debug)]
pub(crate) struct Shares<J> {
    /// Jobs that one person may have waiting.
    most: usize,
    groups: BTreeMap<(Option<IpAddr>, String), Group<J>>,
    own: VecDeque<J>,
    /// What the last one to be served had had by then. Newcomers begin here: nobody saves up shares by staying away.
    now: u64,
}

/// The people of a network.
#[derive(Debug)]
struct Group<J> {
    share: Share,
    people: BTreeMap<String, Line<J>>,
    now: u64,
}

/// One person's jobs; those of races that somebody looks at first.
#[derive(Debug)]
struct Line<J> {
    share: Share,
    jobs: [VecDeque<J>; 2],
}

/// What somebody has had, and how many of their jobs run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Share {
    running: usize,
    spent: u64,
}

impl<J> Line<J> {
    fn waiting(&self) -> usize {
        self.jobs.iter().map(VecDeque::len).sum()
    }
}

impl<J> Group<J> {
    fn waiting(&self) -> usize {
        self.people.values().map(Line::waiting).sum()
    }
}

fn key(network: Option<IpAddr>, person: &str) -> (Option<IpAddr>, String) {
    (network, if network.is_some() { String::new() } else { person.to_string() })
}

impl<J> Shares<J> {
    /// Nobody waits; each person may have `most` jobs waiting.
    pub(crate) fn new(most: usize) -> Shares<J> {
        Shares { most: most.max(1), groups: BTreeMap::new(), own: VecDeque::new(), now: 0 }
    }

    /// Whether the account may have one more job waiting.
    pub(crate) fn has_room(&self, account: &Account) -> bool {
        let Account::Person { network, person } = account else { return self.own.len() < self.most };
        self.groups.get(&key(*network, person)).is_none_or(|group| {
            let is_theirs = group.people.get(person).is_none_or(|line| line.waiting() < self.most);
            is_theirs && group.waiting() < self.most.saturating_mul(CROWD)
        })
    }

    /// Adds a job.
    pub(crate) fn push(&mut self, account: &Account, is_watched: bool, job: J) {
        let Account::Person { network, person } = account else { return self.own.push_back(job) };
        let fresh = |spent| Share { running: 0, spent };
        let group = self.groups.entry(key(*network, person)).or_insert_with(|| Group {
            share: fresh(self.now),
            people: BTreeMap::new(),
            now: 0,
        });
        let crowd = group.waiting();
        let line = group
            .people
            .entry(person.clone())
            .or_insert_with(|| Line { share: fresh(group.now), jobs: Default::default() });
        if line.waiting() == 0 {
            line.share.spent = line.share.spent.max(group.now);
        }
        if crowd == 0 {
            group.share.spent = group.share.spent.max(self.now);
        }
        line.jobs[usize::from(!is_watched)].push_back(job);
    }

    /// The next job and who is charged for it; [`Shares::done`] must be told when it is done.
    pub(crate) fn pop(&mut self) -> Option<(Account, J)> {
        let waiting = self.groups.iter_mut().filter(|(_, group)| group.waiting() > 0);
        let Some(((network, _), group)) = waiting.min_by_key(|(_, group)| group.share) else {
            return self.own.pop_front().map(|job| (Account::Server, job));
        };
        let waiting = group.people.iter_mut().filter(|(_, line)| line.waiting() > 0);
        let (person, line) = waiting.min_by_key(|(_, line)| line.share)?;
        let job = line.jobs.iter_mut().find_map(VecDeque::pop_front)?;
        (self.now, group.now) = (self.now.max(group.share.spent), group.now.max(line.share.spent));
        group.share.running += 1;
        line.share.running += 1;
        Some((Account::Person { network: *network, person: person.clone() }, job))
    }

    /// A job is done that cost this much.
    pub(crate) fn done(&mut self, account: &Account, cost: u64) {
        let Account::Person { network, person } = account else { return };
        let Some(group) = self.groups.get_mut(&key(*network, person)) else { return };
        let line = group.people.get_mut(person);
        for share in line.map(|line| &mut line.share).into_iter().chain([&mut group.share]) {
            share.running = share.running.saturating_sub(1);
            share.spent = share.spent.saturating_add(cost);
        }
        self.forget();
    }

    /// Forgets those who have nothing waiting and have had no more than a newcomer.
    fn forget(&mut self) {
        let now = self.now;
        self.groups.retain(|_, group| {
            let begun = group.now;
            group
                .people
                .retain(|_, line| line.waiting() > 0 || line.share.running > 0 || line.share.spent > begun);
            group.waiting() > 0 || group.share.running > 0 || group.share.spent > now
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(host: u8, person: &str) -> Account {
        Account::Person { network: Some(IpAddr::from([10, 0, 0, host])), person: person.to_string() }
    }

    /// Runs this many jobs, each of which costs what its number says, and gives who was charged.
    fn run(shares: &mut Shares<u64>, jobs: usize) -> Vec<String> {
        let one = |_| {
            let (account, cost) = shares.pop().expect("a job waits");
            shares.done(&account, cost);
            match account {
                Account::Person { person, .. } => person,
                Account::Server => "server".to_string(),
            }
        };
        (0..jobs).map(one).collect()
    }

    #[test]
    fn who_has_many_jobs_waits_behind_who_has_few() {
        let mut shares = Shares::new(100);
        for _ in 0..50 {
            shares.push(&at(1, "Eve"), true, 10);
        }
        run(&mut shares, 5);
        shares.push(&at(2, "Ada"), true, 1);
        shares.push(&at(2, "Ada"), false, 1);
        assert_eq!(
            run(&mut shares, 3),
            ["Ada", "Ada", "Eve"],
            "two short thoughts are no more than one long one"
        );
    }

    #[test]
    fn many_people_at_one_address_have_one_share_and_a_place_in_it_each() {
        let mut shares = Shares::new(100);
        for person in ["Eve", "Eva", "Evi"] {
            for _ in 0..3 {
                shares.push(&at(1, person), true, 10);
            }
        }
        for _ in 0..3 {
            shares.push(&at(2, "Ada"), true, 10);
        }
        let order = run(&mut shares, 6);
        assert_eq!(order.iter().filter(|person| *person == "Ada").count(), 3, "{order:?}");
        let others: Vec<&String> = order.iter().filter(|person| *person != "Ada").collect();
        assert_eq!(others, ["Eva", "Eve", "Evi"]);
    }

    #[test]
    fn nobody_saves_up_shares_by_staying_away() {
        let mut shares = Shares::new(100);
        shares.push(&at(2, "Ada"), true, 1);
        run(&mut shares, 1);
        for _ in 0..20 {
            shares.push(&at(1, "Eve"), true, 10);
        }
        run(&mut shares, 10);
        for _ in 0..20 {
            shares.push(&at(2, "Ada"), true, 10);
        }
        let order = run(&mut shares, 10);
        assert_eq!(order.iter().filter(|person| *person == "Eve").count(), 5, "{order:?}");
    }

    #[test]
    fn who_has_a_job_running_waits_for_who_has_none() {
        let mut shares = Shares::new(100);
        for _ in 0..3 {
            shares.push(&at(1, "Eve"), true, 1);
        }
        let (eve, _) = shares.pop().unwrap();
        shares.push(&at(2, "Ada"), false, 1);
        assert_eq!(shares.pop().unwrap().0, at(2, "Ada"));
        shares.done(&eve, 1);
    }

    #[test]
    fn each_queue_is_bounded_and_the_others_are_not_full() {
        let mut shares = Shares::new(2);
        let mut push = |account: &Account| {
            let has_room = shares.has_room(account);
            if has_room {
                shares.push(account, true, 1);
            }
            has_room
        };
        assert!(push(&at(1, "Eve")) && push(&at(1, "Eve")) && !push(&at(1, "Eve")));
        assert!(push(&at(2, "Ada")) && push(&Account::Server));
        let crowd = (0..100).filter(|n| push(&at(1, &format!("Eve {n}")))).count();
        assert_eq!(crowd, 2 * CROWD - 2, "and neither does a crowd of people fill it");
    }

    #[test]
    fn watched_races_come_first_and_the_servers_own_last() {
        let mut shares = Shares::new(9);
        shares.push(&Account::Server, true, 0);
        shares.push(&at(1, "Ada"), false, 1);
        shares.push(&at(1, "Ada"), true, 2);
        let order: Vec<u64> = std::iter::from_fn(|| shares.pop()).map(|(_, job)| job).collect();
        assert_eq!(order, [2, 1, 0]);
    }

    #[test]
    fn who_has_been_served_is_forgotten_in_the_end() {
        let mut shares = Shares::new(9);
        for host in 0..200 {
            shares.push(&at(host, "Ada"), true, 1);
        }
        run(&mut shares, 200);
        for _ in 0..3 {
            shares.push(&at(201, "Bob"), true, 5);
            run(&mut shares, 1);
        }
        assert!(shares.groups.len() <= 1, "{} are remembered", shares.groups.len());
    }
}
