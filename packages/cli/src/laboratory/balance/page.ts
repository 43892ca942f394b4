/** The report as one page that needs nothing else. */
import type { Board } from '@opfire/engine';
import type { Scenery } from '@opfire/web';
import { interval, percent } from '../statistics.ts';
import type { BalanceFigures } from './figures.ts';
import { heatMap } from './heat-map.ts';
import { coursePlot, escaped, sharePlot } from './plots.ts';
import { type BalanceReport, effectText, endingText, playerText, verdictText } from './report.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #f4eee0; --raised: #fbf7ec; --ink: #26241f; --soft: #5f594e; --line: #cbbfa6;
  --first: #5c6b2f; --second: #3f5a6b; --harm: #9b2f2a; }
@media (prefers-color-scheme: dark) { :root { --paper: #2a2c2a; --raised: #343734; --ink: #ece6d8; --soft: #b3ab9c;
  --line: #494c47; --first: #9fb35f; --second: #7fabc4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 "IBM Plex Sans", "Noto Sans", system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.94rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 .5rem; }
p { margin: .25rem 0; } .lead { font-size: 1.125rem; } .soft { color: var(--soft); }
svg { display: block; width: 100%; height: auto; }
figure { margin: .75rem 0; padding: 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
.trio { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: .75rem; }
.trio figure { margin: 0; } figcaption { font-weight: 600; margin-bottom: .25rem; }
.plot text { fill: var(--ink); font-size: 14px; } .plot .tick { fill: var(--soft); font-size: 12px; }
.plot .value { font-weight: 600; paint-order: stroke; stroke: var(--raised); stroke-width: 5px; stroke-linejoin: round; } .share { max-width: 28rem; }
.rule { stroke: var(--line); } .band { fill: var(--first); opacity: .13; } .interval { fill: var(--first); opacity: .45; }
circle.first { fill: var(--first); } circle.second { fill: var(--second); } .course { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.course.first { stroke: var(--first); } .course.second { stroke: var(--second); stroke-dasharray: 6 4; }
.plot .name.first { fill: var(--first); } .plot .name.second { fill: var(--second); }
.heat polygon { fill: var(--harm); stroke: var(--harm); stroke-opacity: .6; stroke-width: 3; }
.heat text { font-size: 46px; font-weight: 600; text-anchor: middle; fill: #fff; paint-order: stroke; stroke: #5a1512; stroke-width: 9; pointer-events: none; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } .wide > svg { min-width: 44rem; }
th, td { text-align: left; padding: .3rem .75rem .3rem 0; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { white-space: normal; vertical-align: bottom; } @media (max-width: 30rem) { th, td { padding-right: .4rem; } }
th { color: var(--soft); font-weight: 500; } pre { overflow: auto; margin: 0; }
`;

const cells = (tag: 'td' | 'th', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table>${cells('th', head)}${rows.map((row) => cells('td', row)).join('')}</table></div>`;

const figure = (caption: string, content: string): string =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${content}</figure>`;

const namesOf = ({ sides }: BalanceFigures): [string, string] => [sides[0].side, sides[1].side];

/** What is measured turn by turn; what is nought throughout has no part in the battle. */
const COURSES: readonly (readonly [string, 'control' | 'points' | 'losses'])[] = [
  ['Hexes of the victory conditions held', 'control'],
  ['Points, as if the battle ended there', 'points'],
  ['Units lost', 'losses'],
];

function courses(figures: BalanceFigures): string {
  const used = COURSES.filter(([, key]) => figures.byTurn.some((turn) => turn[key].some((value) => value !== 0)));
  const plots = used.map(([caption, key]) => {
    const course = figures.byTurn.map((one) => ({ turn: one.turn, values: one[key] }));
    return figure(caption, coursePlot(course, namesOf(figures)));
  });
  return `<div class="trio">${plots.join('')}</div>`;
}

const OTHERWISE = '<p class="soft">“otherwise”: no side had what it needs to win, or both had.</p>';

function outcomes({ sides, games, endings, events }: BalanceFigures): string {
  const results = sides.map(({ side, wins, share, points, losses }) => [
    side,
    String(wins),
    interval(share),
    points.toFixed(1),
    losses.toFixed(1),
  ]);
  const ends = endings.map(({ winner, by, games: times }) => [
    winner,
    endingText(by),
    `${times} (${percent(times / games)})`,
  ]);
  const happened = events.map(({ event, games: times }) => [event, `${times} (${percent(times / games)})`]);
  return [
    '<p class="soft">Shares of decided games; points and units lost are means of a game.</p>',
    table(['side', 'wins', 'share', 'points', 'units lost'], results),
    '<h2>How it ended</h2>',
    endings.some(({ by }) => by === 'nobody-else') ? OTHERWISE : '',
    table(['winner', 'by', 'games'], ends),
    happened.length > 0 ? `<h2>Events</h2>${table(['event', 'games'], happened)}` : '',
  ].join('');
}

const MOST_HEXES = 12;

/** The hexes where most died, with whose they were. */
function graves({ deaths, games, sides }: BalanceFigures): string {
  const each = (losses: number): string => (losses / Math.max(1, games)).toFixed(2);
  const rows = deaths
    .slice(0, MOST_HEXES)
    .map(({ hex, losses }) => [hex, each(losses[0] + losses[1]), each(losses[0]), each(losses[1])]);
  return rows.length > 0 ? table(['hex', 'all', ...sides.map(({ side }) => side)], rows) : '<p>Nobody died.</p>';
}

export interface Ground {
  readonly board: Board;
  readonly scenery: Scenery;
}

const changedPart = (figures: BalanceFigures): string =>
  `<h2>With the change</h2>${outcomes(figures)}<h2>Turn by turn, with the change</h2>${courses(figures)}
<h2>Where units died, with the change</h2>${graves(figures)}`;

export function pageOf(report: BalanceReport, { board, scenery }: Ground): string {
  const { title, edition, seed, asItIs, changed } = report;
  const [first] = asItIs.sides;
  const shares = [
    { name: 'as it is', share: first.share },
    ...(changed ? [{ name: 'changed', share: changed.figures.sides[0].share }] : []),
  ];
  const effect = changed
    ? `<p class="lead">The change: ${escaped(effectText(changed.effect, first.side))}. With it: ${escaped(verdictText(changed.figures))}.</p>
<figure><figcaption>The change</figcaption><pre>${escaped(JSON.stringify(changed.change, undefined, 2))}</pre></figure>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: balance</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p class="soft">${asItIs.games} games of ${escaped(playerText(report))} against itself, ${escaped(edition)}, seeds from ${seed}, ${asItIs.draws} draws, ${asItIs.turns.toFixed(1)} turns a game</p>
<p class="lead">${escaped(first.side)} wins ${interval(first.share)} of decided games: ${escaped(verdictText(asItIs))}.</p>
${figure(`Share of decided games won by ${first.side}: the bar holds the truth in 95 of 100 cases, the band is what counts as balanced`, sharePlot(shares))}
${effect}
${outcomes(asItIs)}
<h2>Turn by turn</h2>
${courses(asItIs)}
<h2>Where units died</h2>
<p class="soft">Units lost in each hex, of both sides, in a game on average; those below 0.05 are without a number.</p>
<figure class="wide">${heatMap(board, scenery, asItIs.deaths, asItIs.games)}</figure>
${graves(asItIs)}
${changed ? changedPart(changed.figures) : ''}
</main></body></html>
`;
}
