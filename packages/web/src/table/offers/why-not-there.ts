/** Why what a person seems to want with what is in hand cannot be done in a place: the rules' own answer. */
import { type LocationId, type Order, type Refusal, whyNot } from '@opfire/engine';
import type { Table } from '../store/types.ts';
import { ahead } from './ahead.ts';
import { momentsOf } from './moments.ts';
import { isMovePart, setOut } from './parts.ts';

/** What one would tell a neighbouring hex; for all others it is the distance that matters. */
const ONE_STEP = 'no-way-leads-there-in-one-step';
const TOO_FAR: Refusal = { rule: '6.0', why: 'not-enough-movement-points' };

const stepping = (why: Refusal | undefined): Refusal | undefined => (why?.why === ONE_STEP ? TOO_FAR : why);

function whyNoShot(table: Table, at: LocationId): Refusal | undefined {
  const { units, weapons } = table.selection;
  const order: Order = { do: 'fire', units, at, weapons };
  const answers = momentsOf(table).map(({ game }) => whyNot(game, order));
  return answers.at(-1);
}

function whyNoStep(table: Table, at: LocationId): Refusal | undefined {
  const step: Order = { do: 'step', to: at };
  if (table.decision?.kind === 'move') return stepping(whyNot(table.game, step));
  const { selection } = table;
  for (const { game, owed } of momentsOf(table)) {
    for (const part of owed.parts.filter(isMovePart)) {
      const order = setOut(game, part, part.modes.includes(selection.mode) ? selection.mode : 'move', selection);
      const then = order && ahead(game, order);
      if (then) return stepping(whyNot(then, step));
    }
  }
  return undefined;
}

/** Of the markers in hand, or of the first that there are. */
function whyNotLaid({ game, decision, selection }: Table, at: LocationId): Refusal | undefined {
  const first = decision?.orders.find((order) => order.do === 'lay');
  const fortification = selection.fortification ?? (first?.do === 'lay' ? first.fortification : undefined);
  return fortification === undefined ? undefined : whyNot(game, { do: 'lay', fortification, at });
}

/** Fire at enemies, setting up where that is what is being done, otherwise a step. */
export function whyNotThere(table: Table, at: LocationId): Refusal | undefined {
  const { selection, game, decision } = table;
  if (selection.intent === 'lay' && at >= 0) return whyNotLaid(table, at);
  const [unit] = selection.units;
  if (unit === undefined || at < 0 || at === selection.at) return undefined;
  if (decision?.kind === 'setup') return whyNot(game, { do: 'deploy', unit, at });
  const enemies = game.state.units.some((other) => other.at === at && other.side !== decision?.side);
  return enemies ? whyNoShot(table, at) : whyNoStep(table, at);
}
