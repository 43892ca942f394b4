/** The result of a balance run as a whole, and as a short table for the terminal. */
import type { Budget } from '@opfire/ai';
import { columns } from '../../columns.ts';
import { interval, percent } from '../statistics.ts';
import { type BalanceFigures, type Effect, type Verdict, verdictOf } from './figures.ts';

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

export function verdictText(figures: BalanceFigures): string {
  const [first, second] = figures.sides;
  const texts: Readonly<Record<Verdict, string>> = {
    balanced: 'balanced: between 40 and 60 %',
    first: `favours ${first.side}: above 60 %`,
    second: `favours ${second.side}: above 60 %`,
    unsure: 'too few games to say whether it lies between 40 and 60 %',
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
    .map(({ winner, by, games: times }) => `${winner} (${by.replaceAll('-', ' ')}) ${percent(times / games)}`)
    .join(', ');

const deathsText = ({ deaths }: BalanceFigures): string =>
  deaths
    .slice(0, 6)
    .map(({ hex, losses }) => `${hex} ${losses[0] + losses[1]}`)
    .join(', ');

export function tableOf({ title, edition, level, asItIs, changed }: BalanceReport): string {
  const head = ['', 'side', 'wins', 'points', 'losses', 'games', 'draws', 'turns'];
  const lines = [
    `${title}, ${edition}, ${level} against itself`,
    ...columns([head, ...rows('as it is', asItIs), ...(changed ? rows('changed', changed.figures) : [])]),
    verdictText(asItIs),
    `endings: ${endingsText(asItIs)}`,
    `most died in: ${deathsText(asItIs) || 'nowhere'}`,
  ];
  if (asItIs.events.length > 0) {
    const { events, games } = asItIs;
    lines.push(`events: ${events.map(({ event, games: times }) => `${event} ${percent(times / games)}`).join(', ')}`);
  }
  if (changed) lines.push(`the change: ${effectText(changed.effect, asItIs.sides[0].side)}`);
  return lines.join('\n');
}
