/** Mines attack enemies who come into their hex, each marker by itself (21.4; ruling D-108). */
import type { Location, LocationId } from '../../board/board.ts';
import { type Play, roll, tell } from '../../core/play.ts';
import { addLine, type Tally, TallyBuilder } from '../../core/tally.ts';
import { isVehicle, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { GroundMarker, Unit, UnitId } from '../../state/state.ts';
import { type Check, type CheckContext, resolveChecks } from '../fire-combat/damage.ts';
import { targetModifier } from '../fire-combat/target-modifier.ts';
import { motionModifier } from '../movement/exposed.ts';
import { lowestArmour } from '../vehicles/armour.ts';

export type Mines = Extract<GroundMarker, { kind: 'mines' }>;

/** The markers that those who come to a location set off: on the ground, and laid by their enemies. */
export function minesUnder(p: Position, at: LocationId, victim: Unit): Mines[] {
  const { hex, stratum } = p.world.board.locations[at] as Location;
  if (stratum !== 'ground') return [];
  return p.state.ground.filter(
    (marker): marker is Mines => marker.kind === 'mines' && marker.hex === hex && marker.side !== victim.side,
  );
}

export const minesFirepower = ({ firepower }: Mines): Tally =>
  new TallyBuilder().add('mines', firepower, '21.4').done();

/** Movers are caught more easily where nothing hides them, as by any fire (5.3); not so in the saddle (6.6). */
function attackOn(p: Position, { firepower }: Mines, unit: Unit): Tally {
  const sum = new TallyBuilder().add('mines', firepower, '21.4');
  const motion = isVehicle(typeOf(p, unit)) ? undefined : motionModifier(p, unit, unit.at, [unit.id]);
  if (motion) addLine(sum, motion);
  return sum.done();
}

/** A vehicle has nothing but its thinnest armour, those on foot what the place gives (17.2, ruling R-305). */
function defenceOf(p: Position, unit: Unit): Tally {
  const type = typeOf(p, unit);
  if (!type.vehicle) return targetModifier(p, unit.at, { nation: type.nation, unit, indirect: true });
  return new TallyBuilder().add('lowest-armour', lowestArmour(type.vehicle), '21.4').done();
}

/** Both sums of one marker against one unit, without the dice. */
export const minesAgainst = (p: Position, mines: Mines, unit: Unit) => ({
  unit: unit.id,
  attack: attackOn(p, mines, unit),
  defence: defenceOf(p, unit),
});

/** How those who were struck take their Damage Checks. */
export type TakeChecks = (play: Play, at: LocationId, checks: readonly Check[], context: CheckContext) => void;

function explode(play: Play, mines: Mines, victims: readonly Unit[], at: LocationId, takeChecks: TakeChecks): void {
  const dice = roll(play, [6], 'attack');
  const defence = roll(play, [6], 'defence');
  const targets = victims.map((unit) => {
    const sums = minesAgainst(play, mines, unit);
    const check = (dice[0] as number) + sums.attack.total - (defence[0] as number) - sums.defence.total;
    return { ...sums, check: Math.max(0, check) };
  });
  const firepower = minesFirepower(mines);
  tell(play, {
    ...{ t: 'attacked', how: 'mines', units: [], weapons: [], from: at, at },
    ...{ firepower, dice, defence, targets, rule: '21.4' },
  });
  const checks = targets.filter((target) => target.check > 0);
  if (checks.length > 0) takeChecks(play, at, checks, { rule: '21.4', heroes: false });
}

/** All who come into the hex, or get out of a vehicle in it; unless told otherwise they are on foot. */
export function minesAttack(
  play: Play,
  entering: readonly UnitId[],
  at: LocationId,
  takeChecks: TakeChecks = resolveChecks,
): void {
  if (play.state.ground.length === 0) return;
  const [first] = entering.map((id) => unitOf(play, id));
  if (!first) return;
  for (const mines of minesUnder(play, at, first)) {
    const victims = entering.map((id) => unitOf(play, id)).filter((unit) => unit.at === at);
    if (victims.length > 0) explode(play, mines, victims, at, takeChecks);
  }
}
