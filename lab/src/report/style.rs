//! The page's style: the design's tokens, by day, by night and on paper.

pub(super) const CSS: &str = "
:root {
  --paper: #f6f1e7; --card: #fffdf8; --ink: #14232e; --ink-soft: #51646f; --line: #d9d0bf;
  --water-1: #cfe8ea; --water-2: #8cc7cf; --water-3: #3c8fa3; --tide: #1f6f84;
  --go: #0b7a5b; --warn: #b8500b; --warn-soft: #fbe9da; --stop: #b3262e; --focus: #1656d6;
  --seat-1: #d55e00; --seat-2: #0072b2; --seat-3: #009e73; --seat-4: #b24c93; --seat-5: #e0a100; --seat-6: #3fa7db;
  color-scheme: light;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #10202b; --card: #18303d; --ink: #eaf2f4; --ink-soft: #9db3bd; --line: #2a4756;
    --water-1: #143b49; --water-2: #1c5466; --water-3: #2f7f93; --tide: #7ccedd;
    --go: #3cc79b; --warn: #ff9e57; --warn-soft: #43321f; --stop: #ff6b6f; --focus: #8fb6ff;
    color-scheme: dark;
  }
}
* { box-sizing: border-box; }
html { background: var(--paper); scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 1080px; padding: 0 24px 48px; color: var(--ink);
  font: 400 16px/1.5 Archivo, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
a { color: inherit; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
h1, h2, h3, .tile b, .number { font-stretch: 125%; font-weight: 800; line-height: 1.15; letter-spacing: -0.01em; }
h1 { font-size: 40px; margin: 20px 0 4px; }
h2 { font-size: 28px; margin: 0 0 16px; }
h3 { font-size: 20px; margin: 0 0 4px; }
h4 { font-size: 14px; margin: 20px 0 4px; }
h3 small { font-size: 14px; font-weight: 400; color: var(--ink-soft); font-stretch: 100%; }
.top { padding: 24px 0 20px; }
.brand { display: flex; align-items: center; gap: 8px; font-weight: 800; font-stretch: 125%; }
.brand span { color: var(--ink-soft); font-weight: 400; font-stretch: 100%; }
.brand svg { width: 32px; height: 27px; }
.lead { margin: 0; color: var(--ink-soft); font-size: 20px; }
.number {
  display: inline-block; min-width: 36px; padding: 4px 8px; border-radius: 8px; margin-right: 4px;
  background: var(--ink); color: var(--card); font-size: 20px; text-align: center; vertical-align: 3px;
}
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0 0 20px; }
.tile { display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; }
.tile b { font-size: 28px; margin: auto 0 4px; padding-top: 4px; white-space: nowrap; }
.tile span { display: block; font-size: 14px; color: var(--ink-soft); line-height: 1.3; }
.tile .what { color: var(--ink); font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 24px; font-size: 14px; }
nav a { border: 1px solid var(--line); border-radius: 99px; padding: 4px 12px; text-decoration: none; background: var(--card); }
nav a:hover { border-color: var(--ink-soft); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; margin: 0 0 20px; }
section p { max-width: 76ch; margin: 0 0 12px; }
.short { margin: 4px 0 20px; padding-left: 20px; max-width: 84ch; }
.short li { margin: 0 0 6px; }
.remark { border-left: 4px solid var(--warn); background: var(--warn-soft); padding: 8px 12px; border-radius: 0 8px 8px 0; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr)); gap: 0 32px; margin: 16px 0 0; }
figure { margin: 0 0 28px; min-width: 0; }
/* Figures side by side have their pictures at the same height, whatever stands above them. */
figure:not(.wide) { display: grid; grid-row: span 3; grid-template: subgrid / minmax(0, 1fr); row-gap: 0; align-content: start; }
.figures:last-child { margin-bottom: -20px; }
figure:not(.wide) h3 { grid-row: 1; } figure:not(.wide) .facts { grid-row: 2; } figure:not(.wide) .body { grid-row: 3; min-width: 0; }
.wide { grid-column: 1 / -1; margin-bottom: 12px; }
section p.facts { font-size: 14px; color: var(--ink-soft); margin: 0 0 8px; }
.picture { margin: 0 0 4px; min-width: 0; }
section p.read { font-size: 14px; color: var(--ink-soft); max-width: 90ch; }
.how b { font-weight: 600; color: var(--ink); }
svg { display: block; width: 100%; height: auto; overflow: visible; }
details { margin: 8px 0 0; font-size: 14px; }
summary { cursor: pointer; font-weight: 600; padding: 4px 0; width: fit-content; }
code { font: 14px/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
td { white-space: nowrap; }
thead th { font-size: 12px; color: var(--ink-soft); font-weight: 600; vertical-align: bottom; }
tbody th { font-weight: 600; }
.wide tbody th { white-space: nowrap; }
td svg, thead svg { width: 220px; min-width: 160px; }
figure:not(.wide) td svg, figure:not(.wide) thead svg { width: 180px; min-width: 150px; }
.plain table { width: auto; }
.plain td, .why { white-space: normal; } .why { display: inline-block; min-width: 180px; }
.plain tbody th { white-space: nowrap; vertical-align: top; padding-right: 24px; }
.up { color: var(--go); } .down { color: var(--stop); }
.rules { list-style: none; margin: 8px 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 6px 20px; font-size: 12px; }
.rules li { display: grid; grid-template-columns: 1fr auto 46px; column-gap: 8px; break-inside: avoid; }
.rules li span { text-align: right; }
.rules li svg { grid-column: 1 / -1; height: 4px; }
.rules .never { color: var(--ink-soft); }
ul.never { list-style: none; margin: 8px 0 20px; padding: 0; display: flex; flex-wrap: wrap; gap: 6px; font-size: 14px; }
ul.never li { border: 1px solid var(--line); border-radius: 99px; padding: 2px 10px; }
footer { font-size: 14px; color: var(--ink-soft); }
.t { font-size: 12px; fill: var(--ink); }
.t.soft { fill: var(--ink-soft); }
.t.strong { font-weight: 700; font-size: 13px; paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; }
th .t { font-weight: 400; }
.bar { fill: var(--water-3); } .bar.rare { fill: var(--water-2); } .bar.sure { fill: var(--ink); }
.trough { fill: var(--line); }
.s0, .bar.s0 { fill: var(--seat-1); } .s1, .bar.s1 { fill: var(--seat-2); } .s2, .bar.s2 { fill: var(--seat-3); }
.s3, .bar.s3 { fill: var(--seat-4); } .s4, .bar.s4 { fill: var(--seat-5); } .s5, .bar.s5 { fill: var(--seat-6); }
.p0, .p1, .p2, .p3, .p4, .p5 { fill: var(--tide); stroke: var(--card); stroke-width: 1; }
.p1 { fill-opacity: 0.7; } .p2 { fill-opacity: 0.46; } .p3 { fill-opacity: 0.28; } .p4 { fill-opacity: 0.16; } .p5 { fill-opacity: 0.07; }
.on0, .on1 { fill: var(--card); font-weight: 700; }
.axis { stroke: var(--ink-soft); stroke-width: 1; }
.grid { stroke: var(--line); stroke-width: 1; }
.zero { stroke: var(--ink-soft); stroke-width: 1.5; }
.even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 5 4; }
.whisker { stroke: var(--ink); stroke-width: 1.5; } .whisker.wide { stroke-width: 2; }
.arrow { fill: var(--ink); }
.dot { fill: var(--card); stroke: var(--ink); stroke-width: 1.75; } .dot.sure { fill: var(--ink); }
.mean { stroke: var(--ink); stroke-width: 2; }
.median { fill: var(--ink); }
.range { stroke: var(--ink-soft); stroke-width: 4; }
.band { fill: var(--water-3); fill-opacity: 0.35; }
.curve { fill: none; stroke: var(--tide); stroke-width: 2.5; stroke-linejoin: round; }
.point { fill: var(--card); stroke: var(--tide); stroke-width: 2; }
@media (max-width: 640px) {
  body { padding: 0 12px 24px; }
  section { padding: 16px; }
  h1 { font-size: 28px; } h2 { font-size: 20px; } .lead { font-size: 16px; }
}
@media screen and (max-width: 640px) {
  /* Room for the numbers beside a whisker, and for words in a wide picture, which is moved with a finger. */
  td svg, thead svg, figure:not(.wide) td svg, figure:not(.wide) thead svg { width: 120px; min-width: 120px; }
  .strip svg { width: 760px; }
}
@page { size: A4; margin: 14mm 14mm 16mm; }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --ink-soft: #333; --line: #bbb; --tide: #12566a; --warn-soft: #fff; }
  html, body { background: #fff; }
  body { max-width: none; padding: 0; font-size: 9.5pt; line-height: 1.35; }
  h1 { font-size: 26pt; margin-top: 8pt; } h2 { font-size: 16pt; } h3 { font-size: 12pt; } h4 { font-size: 10pt; }
  .top { padding: 0 0 10pt; } .lead { font-size: 12pt; }
  .number { background: none; color: #000; border: 1.5pt solid #000; font-size: 12pt; min-width: 0; vertical-align: 1.5pt; }
  nav, .scroll { overflow: visible; } nav { display: none; }
  .tiles { grid-template-columns: repeat(3, 1fr); gap: 6pt; } .tile { padding: 6pt 8pt; } .tile b { font-size: 16pt; }
  .tile span, .read, section p.read, section p.facts, details, table, ul.never, code { font-size: 8pt; }
  section { border: 0; border-top: 1.5pt solid #000; border-radius: 0; padding: 8pt 0 0; margin: 0 0 12pt; }
  .figures { grid-template-columns: 1fr 1fr; gap: 0 16pt; margin: 6pt 0 0; }
  h2 + .figures, p + .figures { break-before: avoid; }
  figure { margin-bottom: 12pt; } .figures:last-child { margin-bottom: 0; }
  figure:not(.wide) td { white-space: normal; }
  section p { margin-bottom: 6pt; break-inside: avoid; } .short li { margin-bottom: 2pt; } .short { margin-bottom: 8pt; }
  figure, .tile, tr, .remark, li, svg { break-inside: avoid; }
  figure.long { break-inside: auto; }
  h2, h3, h4, .facts { break-after: avoid; }
  footer { break-before: avoid; }
  .read { break-before: avoid; }
  thead { display: table-header-group; }
  th, td { padding: 2pt 6pt 2pt 0; } thead th { font-size: 7.5pt; }
  td svg, thead svg { width: 130pt; min-width: 0; }
  figure:not(.wide) td svg, figure:not(.wide) thead svg { width: 100pt; min-width: 0; }
  .rules { grid-template-columns: repeat(4, 1fr); font-size: 8pt; gap: 3pt 12pt; }
  /* What the line above a picture says already, or would fill pages, is left to the screen. */
  .numbers.more, .rest { display: none; }
  .numbers::details-content { content-visibility: visible; display: block; height: auto; }
  .numbers summary { list-style: none; }
}
";
