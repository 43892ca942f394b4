/** `opfire bench`: how fast the engine is on this machine. */
import { parseArgs } from 'node:util';
import { benchForecast } from '../bench/forecast.ts';
import { benchGames, fortyUnits, type GamesPerSecond } from '../bench/games.ts';
import { type Measure, measure } from '../bench/measure.ts';
import { benchSight, type SightBench } from '../bench/sight.ts';
import { type Command, Complaint } from '../command.ts';

interface Figures {
  readonly games: GamesPerSecond;
  readonly copy: Measure;
  readonly forecast: Measure;
  readonly sight: SightBench;
}

function measureAll(games: number): Figures {
  const battle = fortyUnits();
  const { state } = battle;
  // What giving an order copies before it changes anything: the spine, with everything below it shared.
  const { units, weapons, stack } = state;
  const copy = measure(() => ({ ...state, units: units.slice(), weapons: weapons.slice(), stack: stack.slice() }));
  return {
    games: benchGames(battle, games, Math.ceil(games / 2)),
    copy,
    forecast: benchForecast(),
    sight: benchSight(battle.world),
  };
}

const micro = (time: Measure): string => `${time.median.toPrecision(3)} µs (best ${time.best.toPrecision(3)})`;

function text({ games, copy, forecast, sight }: Figures): string {
  return [
    `whole random games of ${games.units} units, one thread, ${games.decisionsPerGame} decisions each:`,
    `  ${games.decisionsPerSecond} decisions listed and answered a second, ${games.gamesPerSecond} games a second`,
    `copying a state             ${micro(copy)}`,
    `forecast, three squads on three units  ${micro(forecast)}`,
    `sight of all pairs of ${sight.hexes} hexes, rebuilt  ${micro(sight.rebuild)}`,
    `honeycomb-grid walking the same lines, nothing judged  ${micro(sight.honeycomb)}`,
    `  ${sight.ratio.toFixed(1)} times faster`,
    `one question of sight       ${micro(sight.question)}`,
  ].join('\n');
}

export const command: Command = {
  name: 'bench',
  summary: 'Measures the speed of the engine on this machine.',
  usage: `[--games N] [--json]

--games N   random games to time; 60 when left out
Figures are medians; compare ratios of one run, not figures of two machines.`,
  run(args) {
    const { values } = parseArgs({
      args,
      options: { games: { type: 'string', default: '60' }, json: { type: 'boolean', default: false } },
    });
    if (!/^[1-9]\d*$/.test(values.games)) throw new Complaint(`--games takes a whole number, not "${values.games}"`);
    const figures = measureAll(Number(values.games));
    process.stdout.write(`${values.json ? JSON.stringify(figures, undefined, 2) : text(figures)}\n`);
    return Promise.resolve(0);
  },
};
