/** Forecasts are chances: each between 0 and 1, and all that can become of somebody together 1. */
import { type Chooser, type Forecast, forecast, type Game, type Order } from '@opfire/engine';
import { Broken } from '../play.ts';

const RULE = 'forecasts are chances that sum to 1';
const HAIR = 1e-9;
/** So many of the orders listed are looked at. */
const ORDERS = 12;

const sum = (all: readonly number[]): number => all.reduce((total, chance) => total + chance, 0);

/** Lists of chances of which one must come true. */
function wholes(found: Forecast): number[][] {
  switch (found.kind) {
    case 'attack':
      return found.targets.map(({ results }) => Object.values(results));
    case 'barrage':
      return found.hexes.flatMap(({ attack }) => wholes(attack));
    case 'shot': {
      const { machine, targets } = found;
      const all = [...targets, ...(machine ? [machine] : [])];
      return all.map(({ results }) => Object.values(results));
    }
    case 'drift':
      return [[1 - found.answered, ...found.landings.map(({ chance }) => chance)]];
    case 'step':
      return found.shells.flatMap(wholes);
    default:
      return [];
  }
}

/** Chances of one thing or its contrary. */
function chances(found: Forecast): number[] {
  switch (found.kind) {
    case 'shot':
      return [found.hit, ...(found.machine ? [found.machine.crew] : [])];
    case 'check':
    case 'roll':
    case 'strike':
      return [found.chance];
    case 'close-assault':
      return [found.destroyed, ...found.attempts.map(({ chance }) => chance)];
    default:
      return [];
  }
}

function wrongWith(found: Forecast): string | undefined {
  const lists = wholes(found);
  const odd = [...chances(found), ...lists.flat()].find((chance) => !(chance >= -HAIR && chance <= 1 + HAIR));
  if (odd !== undefined) return `a chance of ${odd}`;
  const short = lists.map(sum).find((total) => Math.abs(total - 1) > HAIR);
  return short === undefined ? undefined : `chances that sum to ${short}`;
}

export function checkForecasts(game: Game, list: readonly Order[], choose: Chooser): void {
  for (let count = 0; count < ORDERS; count++) {
    const order = list[choose(list.length)] as Order;
    const found = forecast(game, order);
    const wrong = found && wrongWith(found);
    if (wrong) throw new Broken(RULE, `${JSON.stringify(order)}: ${wrong}`);
  }
}
