/** The result of a balance run as a whole, and as a short table for the terminal. */
import type { Budget } from '@opfire/ai';
import { columns } from '../../columns.ts';
import type { Ending } from '../game.ts';
import { interval, percent } from '../statistics.ts';
import { type BalanceFigures, type Effect, type SideFigures, type Verdict, verdictOf } from './figures.ts';

export interface BalanceReport {
  readonly scenario: string;
  readonly title: string;
  readonly edition: string;
  readonly level: string;
  readonly style: string;
  /** What a veteran had to think; without it his usual time. */
  readonly budget?: Budget;
  readonly seed: number;
  readonly asItIs: BalanceFigures;
  /** With a change laid over the scenario, and what it does to the first side's share. */
  readonly changed?: { readonly change: object; readonly figures: BalanceFigures; readonly effect: Effect };
}

/** `otherwise` is a key of the scenario: it tells who wins when no side has what it needs, or both have. */
const ENDINGS: Readonly<Record<Ending, string>> = {
  control: 'control',
  points: 'points needed',
  task: 'task',
  'exit-squads': 'exit',
  'exit-leaders': 'exit',
  'more-points': 'more points',
  'nobody-else': 'otherwise',
  even: 'even',
};

export const endingText = (ending: Ending): string => ENDINGS[ending];

const leaningText = ({ share: { low, high } }: SideFigures, [first, second]: readonly string[]): string => {
  if (low > 0.5) return `leans to ${first}`;
  return high < 0.5 ? `leans to ${second}` : 'may be balanced';
};

export function verdictText(figures: BalanceFigures): string {
  const [first, second] = figures.sides;
  if (figures.draws === figures.games) return 'no game was decided';
  const texts: Readonly<Record<Verdict, string>> = {
    balanced: 'balanced: between 40 and 60 %',
    first: `favours ${first.side}: above 60 %`,
    second: `favours ${second.side}: above 60 %`,
    unsure: `${leaningText(first, [first.side, second.side])}; too few games to say more`,
  };
  return texts[verdictOf(first.share)];
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(Math.round(100 * share))}`;

export function effectText({ difference, low, high }: Effect, side: string): string {
  const sure = low > 0 || high < 0 ? '' : '; it may be nothing';
  return `${signed(difference)} points for ${side} (${signed(low)} to ${signed(high)})${sure}`;
}

function rows(name: string, { games, draws, turns, sides }: BalanceFigures): string[][] {
  return sides.map(({ side, share, points, losses }, at) => [
    at === 0 ? name : '',
    side,
    interval(share),
    points.toFixed(1),
    losses.toFixed(1),
    at === 0 ? String(games) : '',
    at === 0 ? String(draws) : '',
    at === 0 ? turns.toFixed(1) : '',
  ]);
}

const endingsText = ({ endings, games }: BalanceFigures): string =>
  endings
    .slice(0, 4)
    .map(({ winner, by, games: times }) => `${winner} (${endingText(by)}) ${percent(times / games)}`)
    .join(', ');

const deathsText = ({ deaths }: BalanceFigures): string =>
  deaths
    .slice(0, 6)
    .map(({ hex, losses }) => `${hex} ${losses[0] + losses[1]}`)
    .join(', ');

/** Who played both sides: `veteran, cautious, 200 nodes`. */
export function playerText({ level, style, budget }: BalanceReport): string {
  const thinking = budget ? ('nodes' in budget ? `${budget.nodes} nodes` : `${budget.milliseconds} ms`) : '';
  return [level, style === 'balanced' ? '' : style, thinking].filter((word) => word !== '').join(', ');
}

export function tableOf(report: BalanceReport): string {
  const { title, edition, asItIs, changed } = report;
  const head = ['', 'side', 'wins', 'points', 'losses', 'games', 'draws', 'turns'];
  const lines = [
    `${title}, ${edition}, ${playerText(report)} against itself`,
    ...columns([head, ...rows('as it is', asItIs), ...(changed ? rows('changed', changed.figures) : [])]),
    verdictText(asItIs),
    `endings: ${endingsText(asItIs)}`,
    `most died in: ${deathsText(asItIs) || 'nowhere'}`,
  ];
  if (asItIs.events.length > 0) {
    const { events, games } = asItIs;
    lines.push(`events: ${events.map(({ event, games: times }) => `${event} ${percent(times / games)}`).join(', ')}`);
  }
  if (changed) {
    lines.push(`the change: ${effectText(changed.effect, asItIs.sides[0].side)}`);
    lines.push(`with it: ${verdictText(changed.figures)}`);
  }
  return lines.join('\n');
}
