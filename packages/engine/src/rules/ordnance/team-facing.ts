/** Guns with a covered arc turn: for points in their own hex, as they please where they have just come to (1.7, 1.7.1). */
import { type Play, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith, moveWith } from '../../state/changed.ts';
import { FACINGS, type Facing, verticesBetween } from '../../state/facing.ts';
import type { ImpulseFrame, MoveFrame } from '../../state/frames.ts';
import { ACTIVATED, MARK } from '../../state/marks.ts';
import type { OrderTo } from '../../state/orders.ts';
import { isMelee, isVehicle, isWeaponTeam, type Position, typeOf, unitOf } from '../../state/query.ts';
import { enemyOf, type Unit, type UnitId } from '../../state/state.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import type { ImpulseAction } from '../operations/action.ts';
import { pivotCost } from './lay.ts';

type Pivot = OrderTo<'pivot'>;

const NOT_ACTIVATED = refusal('4.0', 'that-unit-is-not-activated-now');
const NO_ARC = refusal('1.7.1', 'only-guns-with-a-covered-arc-turn-in-their-hex');
const ON_THE_MOVE = refusal('15.1', 'a-vehicle-turns-on-the-move');
const USED = refusal('4.0', 'this-unit-has-been-used-this-turn');
const LOCKED = refusal('8.1', 'units-locked-in-melee-cannot-move');
const SMOKE_LAYER = refusal('7.0', 'smoke-layers-may-move-on-but-not-turn-a-gun');
const NO_TURN = refusal('1.7.1', 'it-faces-that-way-already');
const TOO_FAR = refusal('1.7.1', 'two-vertices-take-a-movement-point');
const NOT_ENTERED = refusal('1.7.1', 'it-faces-anywhere-only-after-entering-a-hex');
const FACED = refusal('1.7.1', 'it-has-faced-where-it-stands');

export const isGunTeam = (p: Position, unit: Unit): boolean => {
  const type = typeOf(p, unit);
  return isWeaponTeam(type) && type.covers === true;
};

/** Why a gun cannot turn as an action of its own. */
function whyNotTurn(p: Position, frame: ImpulseFrame, { unit: id, facing, turret }: Pivot): Refusal | undefined {
  if (!frame.units.includes(id)) return NOT_ACTIVATED;
  const unit = unitOf(p, id);
  if (isVehicle(typeOf(p, unit))) return ON_THE_MOVE;
  if (!isGunTeam(p, unit) || turret !== undefined) return NO_ARC;
  if (isMelee(p.state, unit.at)) return LOCKED;
  if ((unit.marks & ACTIVATED) !== 0) return USED;
  if (frame.smoked.includes(id)) return SMOKE_LAYER;
  const vertices = verticesBetween(unit.facing, facing);
  if (vertices === 0) return NO_TURN;
  return pivotCost(p, unit, vertices) > typeOf(p, unit).movement ? TOO_FAR : undefined;
}

/** Marked Moved, and fired at for the points it takes (1.7.1, 5.3). */
function turn(play: Play, frame: ImpulseFrame, { unit: id, facing }: Pivot): void {
  const unit = unitOf(play, id);
  const cost = pivotCost(play, unit, verticesBetween(unit.facing, facing));
  succeed(play, impulseWith(frame, { acted: true }));
  tell(play, { t: 'turned', unit: id, facing, turret: unit.turret, cost, rule: '1.7.1' });
  tell(play, { t: 'marked', unit: id, marks: MARK.moved, rule: '1.7.1' });
  push(play, opportunityFrame({ side: enemyOf(unit.side), at: unit.at, movers: [id], slots: cost }));
}

const allTurns = (unit: UnitId): Pivot[] => FACINGS.map((_, facing) => ({ do: 'pivot', unit, facing }));

export const turnGunAction: ImpulseAction<'pivot'> = {
  verb: 'pivot',
  list(game, frame, orders) {
    if (!game.world.ordnance) return;
    for (const id of frame.units) {
      if (isGunTeam(game, unitOf(game, id)))
        orders.push(...allTurns(id).filter((order) => !whyNotTurn(game, frame, order)));
    }
  },
  check: whyNotTurn,
  carryOut: turn,
};

/** Why a gun on the move cannot face a way: once in each hex that it enters, for nothing. */
export function whyNotFace(frame: MoveFrame, unit: Unit, { facing, turret }: Pivot): Refusal | undefined {
  if (turret !== undefined) return NO_ARC;
  if (frame.steps === 0) return NOT_ENTERED;
  if (unit.facing === facing) return NO_TURN;
  return frame.swung.includes(unit.id) ? FACED : undefined;
}

export function face(play: Play, frame: MoveFrame, { id, turret }: Unit, facing: Facing): void {
  tell(play, { t: 'turned', unit: id, facing, turret, cost: 0, rule: '1.7.1' });
  succeed(play, moveWith(frame, { swung: [...frame.swung, id] }));
}
