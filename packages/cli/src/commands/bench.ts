/** `opfire bench`: how fast the engine and the opponent are on this machine. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { benchForecast } from '../bench/forecast.ts';
import { benchGames, fortyMixed, fortyUnits, type GamesPerSecond } from '../bench/games.ts';
import { type Measure, measure } from '../bench/measure.ts';
import { benchOpponent, type OpponentBench, opponentLines } from '../bench/opponent.ts';
import { benchSight, type SightBench } from '../bench/sight.ts';
import { type Command, Complaint } from '../command.ts';

interface Figures {
  readonly games: GamesPerSecond;
  readonly mixed: GamesPerSecond;
  readonly copy: Measure;
  readonly forecast: Measure;
  readonly sight: SightBench;
  readonly opponent: OpponentBench;
}

/** Milliseconds that each level thinks, and games for each core, for each random game timed. */
const THINKING = 20;
const MATCHES = 0.1;

async function measureAll(games: number, cores: number): Promise<Figures> {
  const battle = fortyUnits();
  const { state } = battle;
  // What giving an order copies before it changes anything: the spine, with everything below it shared.
  const { units, weapons, stack } = state;
  const copy = measure(() => ({ ...state, units: units.slice(), weapons: weapons.slice(), stack: stack.slice() }));
  return {
    games: benchGames(battle, games, Math.ceil(games / 2)),
    mixed: benchGames(fortyMixed(), games, Math.ceil(games / 2)),
    copy,
    forecast: benchForecast(),
    sight: benchSight(battle.world),
    opponent: await benchOpponent(battle, {
      milliseconds: THINKING * games,
      games: Math.max(2, Math.ceil(MATCHES * games)),
      cores,
    }),
  };
}

const micro = (time: Measure): string => `${time.median.toPrecision(3)} µs (best ${time.best.toPrecision(3)})`;

const played = (what: string, games: GamesPerSecond): string[] => [
  `whole random games of ${games.units} units ${what}, one thread, ${games.decisionsPerGame} decisions each:`,
  `  ${games.decisionsPerSecond} decisions listed and answered a second, ${games.gamesPerSecond} games a second`,
];

function text({ games, mixed, copy, forecast, sight, opponent }: Figures): string {
  return [
    ...played('on foot', games),
    ...played('with vehicles and guns', mixed),
    `copying a state             ${micro(copy)}`,
    `forecast, three squads on three units  ${micro(forecast)}`,
    `sight of all pairs of ${sight.hexes} hexes, rebuilt  ${micro(sight.rebuild)}`,
    `honeycomb-grid walking the same lines, nothing judged  ${micro(sight.honeycomb)}`,
    `  ${sight.ratio.toFixed(1)} times faster`,
    `one question of sight       ${micro(sight.question)}`,
    ...opponentLines(opponent),
  ].join('\n');
}

function numberIn(option: string, written: string): number {
  if (!/^[1-9]\d*$/.test(written)) throw new Complaint(`--${option} takes a whole number, not "${written}"`);
  return Number(written);
}

export const command: Command = {
  name: 'bench',
  summary: 'Measures the speed of the engine and of the opponent on this machine.',
  usage: `[--games N] [--cores N] [--json]

--games N   random games to time; 60 when left out. The opponent is timed longer with more of them
--cores N   cores that are compared with one; all when left out
Figures are medians; compare ratios of one run, not figures of two machines.`,
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        games: { type: 'string', default: '60' },
        cores: { type: 'string', default: String(availableParallelism()) },
        json: { type: 'boolean', default: false },
      },
    });
    const figures = await measureAll(numberIn('games', values.games), numberIn('cores', values.cores));
    process.stdout.write(`${values.json ? JSON.stringify(figures, undefined, 2) : text(figures)}\n`);
    return 0;
  },
};
