/** What is checked after every order, and stacking and possession after every single event. */
import { apply, type Game, type GameEvent, type State } from '@opfire/engine';
import { Broken, type Watcher } from '../play.ts';
import { checkAcquisitions } from './acquisitions.ts';
import { Activity } from './activity.ts';
import { checkCompany, checkFates } from './company.ts';
import { Gunnery } from './gunnery.ts';
import { checkMachines } from './machines.ts';
import { checkMarkers } from './markers.ts';
import { checkPassengers } from './passengers.ts';
import { checkPossession } from './possession.ts';
import { isSame } from './same.ts';
import { checkArrival, checkStacking } from './stacking.ts';

const MOVES_COUNTERS: readonly GameEvent['t'][] = [
  ...(['moved', 'created', 'joined', 'reduced', 'rallied', 'boarded', 'alighted', 'dismounted'] as const),
];
const MOVES_WEAPONS: readonly GameEvent['t'][] = ['weapon-taken', 'weapon-left', 'weapon-lost', 'joined', 'eliminated'];

/** Goes through the events of one order as if nothing but them were known. */
class Telling {
  private readonly created: number[] = [];
  private readonly reduced: number[] = [];
  readonly game: Game & { readonly state: State };

  constructor(before: Game) {
    const { state } = before;
    this.game = {
      world: before.world,
      state: { ...state, units: state.units.slice(), weapons: state.weapons.slice() },
    };
  }

  tell(event: GameEvent): void {
    apply(this.game.state, event);
    if (event.t === 'created') this.created.push(event.unit.id);
    if (event.t === 'reduced') this.reduced.push(event.unit);
    if (event.t === 'moved') checkArrival(this.game, event);
    if (MOVES_COUNTERS.includes(event.t)) checkStacking(this.game, this.created);
    if (MOVES_WEAPONS.includes(event.t)) checkPossession(this.game, this.reduced);
  }
}

function checkDice(event: GameEvent): void {
  if (event.t !== 'rolled') return;
  const fair = event.dice.every((die, at) => Number.isInteger(die) && die >= 1 && die <= (event.sides[at] ?? 0));
  if (!fair || event.dice.length !== event.sides.length) throw new Broken('dice (1.2)', JSON.stringify(event));
}

/** A watcher for one game. */
export function always(): Watcher {
  const activity = new Activity();
  const gunnery = new Gunnery();
  return {
    answered(before, order, events, after) {
      const telling = new Telling(before);
      for (const event of events) {
        checkDice(event);
        activity.hear(telling.game, event);
        gunnery.hear(telling.game, order, event);
        telling.tell(event);
      }
      if (!isSame(telling.game.state, after.state))
        throw new Broken('events tell everything', 'the folded state differs');
      activity.settle(after);
      checkStacking(after, []);
      checkPossession(after, []);
      checkCompany(after);
      checkFates(before, after);
      checkMarkers(after);
      checkPassengers(after);
      checkMachines(after);
      checkAcquisitions(after, events);
    },
  };
}
