/**
 * The same thing with something changed. Every field is written out, so that all units, all weapons, all frames of a
 * kind and all states have one shape: copying by spreading and overriding gives them many, and what reads objects of many
 * shapes is several times slower.
 */
import type { AttackRunFrame, FlightFrame, ImpulseFrame, MoveFrame, OpportunityFrame, RallyFrame } from './frames.ts';
import type { State, Unit, Weapon } from './state.ts';

export const copyOf = (state: State): State => ({
  version: state.version,
  turn: state.turn,
  phase: state.phase,
  initiative: state.initiative,
  passes: state.passes,
  units: state.units,
  weapons: state.weapons,
  ground: state.ground,
  spotted: state.spotted,
  melees: state.melees,
  acquisitions: state.acquisitions,
  control: state.control,
  led: state.led,
  scenario: state.scenario,
  skillCup: state.skillCup,
  dice: state.dice,
  stack: state.stack,
});

export const unitWith = (unit: Unit, change: Partial<Unit>): Unit => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  type: change.type ?? unit.type,
  at: change.at ?? unit.at,
  fate: change.fate ?? unit.fate,
  shaken: change.shaken ?? unit.shaken,
  wounds: change.wounds ?? unit.wounds,
  marks: change.marks ?? unit.marks,
  skills: change.skills ?? unit.skills,
  root: change.root ?? unit.root,
  facing: change.facing ?? unit.facing,
  turret: change.turret ?? unit.turret,
  status: change.status ?? unit.status,
  aboard: change.aboard ?? unit.aboard,
});

export const weaponWith = (weapon: Weapon, change: Partial<Weapon>): Weapon => ({
  id: weapon.id,
  name: weapon.name,
  type: weapon.type,
  side: weapon.side,
  holder: change.holder ?? weapon.holder,
  at: change.at ?? weapon.at,
  condition: change.condition ?? weapon.condition,
  assembled: change.assembled ?? weapon.assembled,
  spent: change.spent ?? weapon.spent,
});

export const rallyWith = (frame: RallyFrame, change: Partial<RallyFrame>): RallyFrame => ({
  f: 'rally',
  side: frame.side,
  tried: change.tried ?? frame.tried,
  rallied: change.rallied ?? frame.rallied,
  acted: change.acted ?? frame.acted,
  forced: change.forced ?? frame.forced,
  handled: change.handled ?? frame.handled,
  taken: change.taken ?? frame.taken,
});

export const impulseWith = (frame: ImpulseFrame, change: Partial<ImpulseFrame>): ImpulseFrame => ({
  f: 'impulse',
  side: frame.side,
  spotter: change.spotter ?? frame.spotter,
  spotted: change.spotted ?? frame.spotted,
  declared: change.declared ?? frame.declared,
  units: change.units ?? frame.units,
  origins: change.origins ?? frame.origins,
  activators: change.activators ?? frame.activators,
  acted: change.acted ?? frame.acted,
  fired: change.fired ?? frame.fired,
  partly: change.partly ?? frame.partly,
  engaged: change.engaged ?? frame.engaged,
  moved: change.moved ?? frame.moved,
  hatches: change.hatches ?? frame.hatches,
  smoked: change.smoked ?? frame.smoked,
  screened: change.screened ?? frame.screened,
});

export const moveWith = (frame: MoveFrame, change: Partial<MoveFrame>): MoveFrame => ({
  f: 'move',
  side: frame.side,
  units: change.units ?? frame.units,
  spent: change.spent ?? frame.spent,
  allowed: change.allowed ?? frame.allowed,
  halted: change.halted ?? frame.halted,
  spawned: change.spawned ?? frame.spawned,
  mode: change.mode ?? frame.mode,
  leader: change.leader ?? frame.leader,
  at: change.at ?? frame.at,
  origin: change.origin ?? frame.origin,
  previous: change.previous ?? frame.previous,
  steps: change.steps ?? frame.steps,
  fired: change.fired ?? frame.fired,
  swung: change.swung ?? frame.swung,
  reason: change.reason ?? frame.reason,
});

export const opportunityWith = (frame: OpportunityFrame, change: Partial<OpportunityFrame>): OpportunityFrame => ({
  f: 'opportunity',
  side: frame.side,
  at: frame.at,
  movers: change.movers ?? frame.movers,
  slots: change.slots ?? frame.slots,
  fired: change.fired ?? frame.fired,
  concealed: change.concealed ?? frame.concealed,
  reacting: change.reacting ?? frame.reacting,
  placed: change.placed ?? frame.placed,
  partly: change.partly ?? frame.partly,
  engaged: change.engaged ?? frame.engaged,
});

export const flightWith = (frame: FlightFrame, change: Partial<FlightFrame>): FlightFrame => ({
  f: 'flight',
  side: frame.side,
  unit: frame.unit,
  origin: frame.origin,
  switched: change.switched ?? frame.switched,
  busy: change.busy ?? frame.busy,
  engaged: change.engaged ?? frame.engaged,
  boarding: change.boarding ?? frame.boarding,
});

export const runWith = (frame: AttackRunFrame, change: Partial<AttackRunFrame>): AttackRunFrame => ({
  f: 'attack-run',
  side: frame.side,
  unit: frame.unit,
  edges: change.edges ?? frame.edges,
  hex: change.hex ?? frame.hex,
  direction: change.direction ?? frame.direction,
  strafed: change.strafed ?? frame.strafed,
  bombed: change.bombed ?? frame.bombed,
});
