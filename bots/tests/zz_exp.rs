use bots::*; use engine::*; use std::time::Instant;
fn arena<G: Game>(seats:u8, options: G::Options, races:u32, settings: Settings, label:&str){
  let game=G::new(seats,options).unwrap(); let mut wins=0.0; let mut places=0.0; let t=Instant::now(); let mut dec=0u32; let mut tt=std::time::Duration::ZERO;
  for r in 0..races { let me=Seat((r%seats as u32) as u8); let mut chance=Rng::new(r as u64); let mut choice=Rng::stream(r as u64,1); let mut p=game.start(&mut Dealer::silent(&mut chance)); let mut s=Search::<G>::new(settings); let mut scr=Scratch::default();
   while let Some(seat)=game.pending(&p).first(){ let v=View::of(&game,&p,Viewer::Seat(seat)); let a= if seat==me { let t=Instant::now(); dec+=1; let a=s.choose(&game,&v,&mut choice).unwrap(); tt+=t.elapsed(); a} else {Policy::Greedy.choose(&game,&v,&mut choice,&mut scr).unwrap()}; game.apply(&mut p,seat,&a,&mut Dealer::silent(&mut chance)); }
   let rk=game.ranking(&p).places; if rk[me]==1 {wins+=1.0/rk.iter().filter(|x|**x==1).count() as f64;} places+=rk[me] as f64; }
  println!("{label}: {} wins {:.1}% of {races} (se {:.1}) place {:.2} {:.1} ms/decision total {:.0}s",G::ID,100.0*wins/races as f64, 100.0*(wins/races as f64*(1.0-wins/races as f64)/races as f64).sqrt(),places/races as f64, tt.as_secs_f64()*1000.0/dec as f64,t.elapsed().as_secs_f64());
}
#[test] fn exp(){
  for (h,e,it,ri) in [(400,1.2,200,8),(400,0.4,200,8),(60,1.2,200,8),(400,1.2,800,8),(400,1.2,200,0)] {
  arena::<marathon::Marathon>(4,Default::default(),200,Settings{budget:Budget::Iterations(it),horizon:h,exploration:e,playing:Playing::Greedy{random_in:ri},..Settings::default()},&format!("h{h} e{e} it{it} ri{ri}")); }
}
