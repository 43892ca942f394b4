/** How orders are written down: as in state/orders.ts, with names for numbers. */
import * as z from 'zod';
import { HEXSIDES } from '../board/board.ts';
import type { Verb } from '../state/orders.ts';
import { count, facing, hex, location, moveMode, unitName, weaponName } from './words.ts';

const units = z.array(unitName).min(1);
const weapons = z.array(weaponName);

const machine = unitName
  .optional()
  .meta({ description: 'The vehicle or helicopter aimed at; left out for all others there (14.1, 17.2).' });

const lender = unitName
  .nullable()
  .optional()
  .meta({ description: 'Who lends his modifier; null: nobody; left out: the best.' });

/** Manner, leader, weapons left behind and path of a group that sets out. */
const march = {
  mode: moveMode.default('move'),
  leader: unitName.optional().meta({ description: 'Leader of a double-time move (6.2).' }),
  abandon: weapons.optional().meta({ description: 'Weapons left behind (1.6).' }),
};

const path = z
  .array(location)
  .min(1)
  .optional()
  .meta({ description: 'In cases: the steps that follow, one location after the other.' });

const say = <V extends Verb, S extends z.core.$ZodLooseShape>(verb: V, description: string, shape: S) =>
  z.strictObject({ do: z.literal(verb), ...shape }).meta({ description });

/** One entry for each verb of state/orders.ts. */
export const ORDERS = {
  deploy: say('deploy', 'A unit is set up, or set up elsewhere (22.0).', {
    unit: unitName,
    at: location,
    facing: facing.optional().meta({ description: 'Of a vehicle, or a gun with an arc (15.1).' }),
  }),
  equip: say('equip', 'A weapon is given to a unit before the battle (22.0).', { weapon: weaponName, unit: unitName }),
  lay: say('lay', 'A marker is laid before the battle (21.0, 22.0).', {
    fortification: count.meta({ description: "Place in the position's fortifications, from 0." }),
    at: hex,
    front: z.enum(HEXSIDES).optional().meta({ description: 'The hexside that a bunker looks to (21.1).' }),
  }),
  lift: say('lift', 'A marker that was laid is taken up again (22.0).', { fortification: count, at: hex }),
  ready: say('ready', 'Ends the setup of a side (22.0).', {}),
  rally: say('rally', 'A unit tries to rally (3.0).', { unit: unitName }),
  treat: say('treat', 'A medic, corpsman or nurse heals or rallies a patient (11.3, 11.10).', {
    healer: unitName,
    patient: unitName,
    heal: z.boolean().optional().meta({
      description: 'true: his wound, although he is shaken. A shaken patient is rallied when it is left out.',
    }),
  }),
  drive: say('drive', 'A commissar forces a second attempt to rally (11.7).', { commissar: unitName, unit: unitName }),
  join: say('join', 'Two half-squads become a squad (3.0).', { units }),
  take: say('take', 'A unit takes a weapon from the ground or from a comrade (1.6).', {
    unit: unitName,
    weapon: weaponName,
  }),
  drop: say('drop', 'A weapon is laid down (1.6).', { weapon: weaponName }),
  destroy: say('destroy', 'A unit destroys a weapon (1.6).', { unit: unitName, weapon: weaponName }),
  flip: say('flip', 'A tripod or mortar is set up or dismantled (1.6.1).', { weapon: weaponName }),
  repair: say('repair', 'A jammed weapon is worked on (1.6.2).', { weapon: weaponName }),
  done: say('done', 'Ends this part: the rally phase of a side, or an impulse in which something was done.', {}),
  pass: say('pass', 'An impulse in which nothing is done (4.0).', {}),
  spot: say('spot', 'A unit tries to spot a location (10.1.1).', { unit: unitName, at: location }),
  activate: say('activate', 'Declares the locations that act in this impulse (4.0).', { at: z.array(location).min(1) }),
  'place-sniper': say('place-sniper', 'A sniper comes on (11.4).', { unit: unitName, at: location }),
  enter: say('enter', 'Units in reserve come on (22.0).', {
    units,
    at: location,
    mode: march.mode,
    leader: march.leader,
    facing: facing.optional().meta({ description: 'Of vehicles: away from the edge they come over (15.1).' }),
    path,
  }),
  fire: say('fire', 'Units fire at a location (5.0); also opportunity fire (5.3).', {
    units,
    at: location,
    target: machine,
    weapons: weapons.optional().meta({ description: 'Support weapons fired; none when left out.' }),
    inherent: z.boolean().optional().meta({
      description:
        'false: only the support weapons fire. Otherwise whoever does not forfeit his own firepower adds it (1.6).',
    }),
    leader: lender,
    helpers: z
      .array(z.strictObject({ weapon: weaponName, unit: unitName }))
      .optional()
      .meta({
        description: 'Second single-man counters serving a weapon with its holder (1.6); "units" need not name them.',
      }),
    assaultFire: units
      .optional()
      .meta({ description: 'Those of the units that fire by assault fire and must then move (6.1.1).' }),
    abandon: march.abandon,
  }),
  move: say('move', 'Units set out (6.0); "mode" is "move" when left out.', { units, ...march, path }),
  smoke: say('smoke', 'A unit lays smoke (7.0).', { unit: unitName, at: hex }),
  melee: say('melee', 'Units in a location with a Melee marker fight a round (8.0).', { at: location }),
  withdraw: say('withdraw', 'Units try to leave a melee (8.1.1).', { units, ...march, path }),
  shoot: say('shoot', 'Ordnance fires: a support weapon, a gun, or a gun of a vehicle or helicopter (14.1).', {
    unit: unitName,
    weapon: weaponName.optional().meta({ description: "The support weapon; left out for the unit's own gun." }),
    gun: count.optional().meta({ description: 'Which of its own guns, from 0; the main gun when left out.' }),
    at: location,
    target: machine,
    leader: lender,
    helper: unitName.optional().meta({ description: 'Second single-man counter serving the weapon (1.6).' }),
    pivot: facing.optional().meta({ description: 'Where the gun or the whole vehicle turns first (15.1).' }),
    assaultFire: z.literal(true).optional().meta({ description: 'The firer must then move (6.1.1, 15.2.1).' }),
  }),
  'fire-mg': say('fire-mg', 'A vehicle or helicopter fires one of its machine guns (15.0).', {
    unit: unitName,
    mg: count.default(0).meta({ description: 'Which of its machine guns, from 0; the first when left out.' }),
    at: location,
    target: machine,
    pivot: facing.optional().meta({ description: 'Where the whole vehicle turns first.' }),
    assaultFire: z.literal(true).optional().meta({ description: 'The vehicle must then move (15.2.1).' }),
  }),
  'keep-going': say('keep-going', 'A vehicle keeps its marker over the turn and will drive on (15.5).', {
    unit: unitName,
  }),
  button: say('button', 'A vehicle closes its hatches (15.0).', { unit: unitName }),
  open: say('open', 'A vehicle opens its hatches (15.0).', { unit: unitName }),
  pivot: say('pivot', 'A gun, or a vehicle on the move, turns in its hex (1.7, 15.1).', {
    unit: unitName,
    facing: facing.optional().meta({ description: 'Of the hull or gun; left out where only the turret turns.' }),
    turret: facing.optional().meta({ description: 'The turret turns and the hull does not.' }),
  }),
  overrun: say('overrun', 'The moving vehicle overruns those on foot in the next hex (15.3).', { to: location }),
  board: say('board', 'Units get into or onto a vehicle or helicopter (16.4, 19.2.4).', { units, vehicle: unitName }),
  alight: say('alight', 'Passengers get off (16.4, 19.2.4).', { units, mode: moveMode.optional() }),
  'close-assault': say('close-assault', 'Units attack a vehicle at close quarters (17.1).', {
    units,
    target: unitName,
    weapons: weapons.optional().meta({ description: 'One anti-tank weapon, flamethrower or satchel charge a unit.' }),
  }),
  hover: say('hover', 'A helicopter begins to hover (19.2.1).', { unit: unitName }),
  fly: say('fly', 'A helicopter flies on (19.2.1).', { unit: unitName }),
  'attack-run': say('attack-run', 'A plane comes in over a hex of the edge and crosses the map (19.1).', {
    unit: unitName,
    at: hex,
    direction: count.meta({ description: '0 north, then clockwise to 5.' }),
  }),
  strafe: say('strafe', 'A plane fires its cannon at a hex of its path and those after it (19.1.1).', { at: hex }),
  bomb: say('bomb', 'A plane bombs a hex of its path (19.1.1).', { at: hex }),
  starshell: say('starshell', 'A Leader or Hero fires a starshell, or calls one from a mortar (20.2).', {
    unit: unitName,
    mortar: unitName.optional(),
    weapon: weaponName.optional().meta({ description: 'When the mortar is a support weapon of that unit.' }),
    at: hex,
  }),
  'call-mortar': say('call-mortar', 'A caller directs an on-board mortar (18.1).', {
    unit: unitName,
    mortar: unitName,
    weapon: weaponName.optional().meta({ description: 'When the mortar is a support weapon of that unit.' }),
    at: location,
  }),
  'call-artillery': say('call-artillery', 'A caller asks for off-board artillery (18.2).', {
    unit: unitName,
    battery: count.meta({ description: "Place in the position's artillery, from 0." }),
    at: hex,
  }),
  step: say('step', 'The moving units go on to the next location (6.0).', { to: location }),
  stop: say('stop', 'The moving units go no farther (6.0).', {}),
  exit: say('exit', 'The moving units leave the map (22.0).', {}),
  hold: say('hold', 'No opportunity fire, or no more (5.3).', {}),
  react: say('react', 'A unit tries reaction opportunity fire (5.3.1).', { unit: unitName }),
  dash: say('dash', 'Units use opportunity movement (6.8).', { units, mode: march.mode, abandon: march.abandon }),
  use: say('use', 'Support weapons used in a round of melee (8.0).', { weapons }),
  strike: say('strike', 'The enemies attacked in a round of melee (8.0).', { targets: units }),
  keep: say('keep', 'The weapon that a half-squad keeps (1.6).', { weapon: weaponName }),
  settle: say('settle', 'Where a Hero without room is placed (11.2.1).', { at: location }),
  retreat: say('retreat', 'Where a unit falls back to (1.6.3).', { to: location }),
  land: say('land', 'Where artillery lands: the hex of the spotting round or a neighbour (18.2).', { at: hex }),
  abort: say('abort', 'The caller gives the mission up (18.2).', {}),
} as const satisfies Record<Verb, z.ZodObject>;

const [first, ...others] = Object.values(ORDERS);
export const orderSchema = z
  .discriminatedUnion('do', [first as NonNullable<typeof first>, ...others])
  .meta({ id: 'order', description: 'What a player says; see "Orders".' });

export type ReadOrderText = z.output<typeof orderSchema>;

/** The sections that the description of an order names. */
export const sectionsOfOrder = (verb: Verb): readonly string[] =>
  ORDERS[verb].meta()?.description?.match(/\d+(\.\d+)+/g) ?? [];
