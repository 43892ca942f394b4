/** Forecasts for people. */
import type { Forecast, Tally } from '@opfire/engine';
import { columns } from '../columns.ts';
import type { Odds } from './odds-file.ts';

/** A forecast with names for numbers, as writeNamed gives it. */
type Named<T> = T extends number
  ? string | number
  : T extends readonly (infer One)[]
    ? readonly Named<One>[]
    : T extends object
      ? { readonly [K in keyof T]: K extends keyof Tally ? T[K] : Named<T[K]> }
      : T;
type Of<K extends Forecast['kind']> = Named<Extract<Forecast, { kind: K }>>;
type NamedForecast = { [K in Forecast['kind']]: Of<K> }[Forecast['kind']];
type Blow = Of<'strike'>['replies'][number];

const percent = (chance: number | string): string => `${(100 * Number(chance)).toFixed(1)}%`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const indent = (lines: readonly string[], by = '  '): string[] => lines.map((line) => by + line);

/** A sum with its lines and citations. */
function tallyLines(what: string, tally: Tally): string[] {
  const rows = tally.parts.map(({ what: part, amount, rule }) => [signed(amount), part.replaceAll('-', ' '), rule]);
  return [tally.parts.length === 0 ? what : `${what} ${signed(tally.total)}`, ...indent(columns(rows))];
}

type NamedTally = Named<Tally>;
const sum = (what: string, tally: NamedTally): string[] => tallyLines(what, tally as unknown as Tally);

const RESULTS = ['no-effect', 'shaken', 'casualties', 'wounded', 'eliminated'] as const;

/** What one target adds to the sum against everybody. */
function againstLines(unit: string | number, firepower: NamedTally, attack: NamedTally): string[] {
  const common = (firepower as unknown as Tally).parts;
  const { total, parts } = attack as unknown as Tally;
  const isCommon = common.every((part, place) => JSON.stringify(part) === JSON.stringify(parts[place]));
  if (!isCommon) return tallyLines(`against ${unit}`, { total, parts });
  return parts.length === common.length
    ? []
    : tallyLines(`against ${unit}`, { total, parts: parts.slice(common.length) });
}

function resultLines(targets: Of<'attack'>['targets']): string[] {
  const figures = targets.map(({ results, lost, heroChance }) => ({ ...results, lost, hero: heroChance }));
  const heads = [...RESULTS, 'lost', 'hero'] as const;
  const shown = heads.filter((head) => head === 'no-effect' || figures.some((figure) => Number(figure[head]) > 0));
  const rows = targets.map(({ unit }, place) => [
    String(unit),
    ...shown.map((head) => percent(figures[place]?.[head] ?? 0)),
  ]);
  return columns([['', ...shown.map((head) => head.replace('-', ' '))], ...rows]);
}

function attackLines({ how, firepower, dice, counted, targets, jam, fallBack }: Of<'attack'>): string[] {
  const rolled = dice.map((faces) => `d${faces}`).join(counted === 'sum' ? ' + ' : ' or ');
  return [
    ...sum(`${how}: ${rolled}`, firepower),
    ...targets.flatMap(({ unit, attack, defence }) => [
      ...againstLines(unit, firepower, attack),
      ...sum(`${unit} defends: d6`, defence),
    ]),
    ...resultLines(targets),
    ...(jam === undefined ? [] : [`a weapon jams  ${percent(jam)}`]),
    ...(fallBack ? ['whoever is shaken falls back (1.6.3)'] : []),
  ];
}

const checkLines = ({ unit, sum: tally, needed, chance, risk }: Of<'check'>): string[] => [
  ...sum(`${unit} rolls 2d6`, tally),
  `  passes on ${needed} or less  ${percent(chance)}`,
  ...(risk ? [`  ${risk.unit} is at risk  ${percent(risk.chance)}`] : []),
];

const rollLines = ({ for: purpose, sum: tally, needed, succeeds, chance }: Of<'roll'>): string[] => [
  ...sum(`${purpose}: d6`, tally),
  `  succeeds ${succeeds.replace('-', ' ')} ${needed}  ${percent(chance)}`,
];

function blowLines({ targets, attack, defence, odds, killNumber, sum: tally, chance }: Blow): string[] {
  return [
    `at ${targets.join(', ')}: ${odds}, kill number ${killNumber}  ${percent(chance)}`,
    ...indent([...sum('attack', attack), ...sum('defence', defence), ...sum('dice 2d6', tally)]),
  ];
}

function strikeLines(strike: Of<'strike'>): string[] {
  const replies = (title: string, blows: readonly Blow[]): string[] =>
    blows.length === 0 ? [] : [title, ...indent(blows.flatMap(blowLines))];
  return [
    ...blowLines(strike),
    ...replies('the enemy can answer', strike.replies),
    ...replies('or, if the blow kills', strike.repliesIfKilled ?? []),
  ];
}

function assaultLines({ target, checks, attempts, destroyed }: Of<'close-assault'>): string[] {
  return [
    ...checks.flatMap(checkLines),
    ...attempts.flatMap(({ unit, attack, defence, chance }) => [
      ...sum(`${unit} assaults: d6`, attack),
      ...sum(`${target} defends: d6`, defence),
      `  destroys it  ${percent(chance)}`,
    ]),
    `${target} is destroyed  ${percent(destroyed)}`,
  ];
}

function driftLines({ aimed, sum: tally, landings, inSight }: Of<'drift'>): string[] {
  const rows = landings.map(({ hex, inSight: seen, chance }) => [
    String(hex ?? 'off the map'),
    percent(chance),
    seen ? 'in sight' : 'out of sight',
  ]);
  return [
    ...sum(`aimed at ${aimed}: d6`, tally),
    ...indent(columns(rows)),
    `  the caller sees it land  ${percent(inSight)}`,
  ];
}

function plateLines({ impact, chance, attack, armour, results }: NonNullable<Of<'shot'>['machine']>['plates'][number]) {
  const where = impact ? `${impact.part} ${impact.side}` : 'skin';
  if (!attack || !armour) return [`${where}  ${percent(chance)}, unarmoured`];
  const through = Number(results.penetrated) + Number(results.catastrophic);
  return [
    `${where}  ${percent(chance)}, through ${percent(through)}`,
    ...indent([...sum('shell d6', attack), ...sum('armour d6', armour)]),
  ];
}

function shotLines({ sum: modifiers, needed, hit, machine, targets, firepower, guided }: Of<'shot'>): string[] {
  const fates = Object.entries(machine?.results ?? {}).filter(([, chance]) => Number(chance) > 0);
  return [
    ...sum('to hit 2d6', modifiers),
    `  at most ${needed}  ${percent(hit)}`,
    ...indent((machine?.plates ?? []).flatMap(plateLines)),
    ...indent(columns(fates.map(([result, chance]) => [`${machine?.unit}`, result, percent(chance)]))),
    ...(firepower ? indent(sum('high explosive d6', firepower)) : []),
    ...indent(resultLines(targets)),
    ...(guided ? [`  the last missile  ${percent(guided.depleted)}`] : []),
  ];
}

function stepLines({ to, units, slots, threats, shells }: Of<'step'>): string[] {
  return [
    `to ${to}`,
    ...indent(units.flatMap(({ unit, cost, left }) => sum(`${unit} pays, keeping ${left},`, cost))),
    `  opportunity fire: ${slots} at most, from ${threats.join(', ') || 'nobody'}`,
    ...indent(shells.flatMap(attackLines)),
  ];
}

function forecastLines(forecast: NamedForecast): string[] {
  switch (forecast.kind) {
    case 'attack':
      return attackLines(forecast);
    case 'shot':
      return shotLines(forecast);
    case 'barrage':
      return forecast.hexes.flatMap(({ hex, attack }) => [`${hex}`, ...indent(attackLines(attack))]);
    case 'check':
      return checkLines(forecast);
    case 'withdrawal':
      return forecast.checks.flatMap(checkLines);
    case 'roll':
      return rollLines(forecast);
    case 'strike':
      return strikeLines(forecast);
    case 'close-assault':
      return assaultLines(forecast);
    case 'drift':
      return driftLines(forecast);
    case 'step':
      return stepLines(forecast);
    case 'move':
      return forecast.units.flatMap(({ unit, allowance }) => sum(`${unit} may spend`, allowance));
  }
}

/** An order in a line: "fire sq1, sq2 at D6 weapons bar". */
export function orderText({ do: verb, ...rest }: Odds['order']): string {
  const words = Object.entries(rest).map(([key, value]) => {
    const text = Array.isArray(value)
      ? value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : one)).join(', ')
      : String(value);
    return key === 'units' || key === 'unit' || key === 'targets' ? text : `${key} ${text}`;
  });
  return [verb, ...words].join(' ');
}

export const oddsText = (order: Odds['order'], named: unknown): string =>
  [orderText(order), ...indent(forecastLines(named as NamedForecast))].join('\n');
