/** Every marker: what it says, its letter, sign and colour. */
import type { marksIn, Status } from '@opfire/engine';
import type { Icon } from './icons.ts';

/** The administrative markers that the engine puts on units (4.0, 9.0). */
export type UnitMark = ReturnType<typeof marksIn>[number];

export type MarkerKind =
  | UnitMark
  | Status
  | 'spotted'
  | 'wounded'
  | 'smoke-1'
  | 'smoke-2'
  | 'fire-for-effect'
  | 'foxholes'
  | 'rubble'
  | 'wreck'
  | 'event-occupation'
  | 'event-sight'
  | 'turn'
  | 'spotting-round'
  | 'upper-level'
  | 'starshell'
  | 'control'
  | 'skill'
  | 'open'
  | 'acquired-1'
  | 'acquired-2'
  | 'acquiring'
  | 'wire'
  | 'mines'
  | 'roadblock'
  | 'bunker';

export interface MarkerLook {
  readonly label: string;
  /** On the small tab; no two markers share a letter and a sign. */
  readonly letter: string;
  readonly icon: Icon;
  readonly ground: string;
  readonly ink: string;
}

const DARK = '#1d1b17';
const PALE = '#fbf5e6';

const look = (label: string, letter: string, icon: Icon, ground: string, ink = PALE): MarkerLook => ({
  label,
  letter,
  icon,
  ground,
  ink,
});

export const MARKER_LOOKS: Readonly<Record<MarkerKind, MarkerLook>> = {
  moved: look('Moved', 'M', 'arrow', '#f0e7d0', DARK),
  fired: look('Fired', 'F', 'burst', '#b5540f', '#fffaf0'),
  'assault-move': look('Assault Move', 'A', 'chevrons', '#a3252a'),
  'low-crawl': look('Low Crawl', 'C', 'crawl', '#6d5632'),
  stealth: look('Stealth', 'S', 'hidden', '#e9c33c', DARK),
  'hit-and-run': look('Hit & Run', 'H', 'turn-back', '#1f6468'),
  'ops-complete': look('Ops Complete', 'O', 'check', '#33373a'),
  melee: look('Melee', 'X', 'blades', '#6b2346'),
  'stealth-far': look('Stealth, far', 'S', 'hidden-far', '#e9c33c', DARK),
  'called-fire': look('Called Fire', 'R', 'call', '#2f4f6b'),
  'led-fire': look('Led Fire', 'L', 'flag', '#2f4f6b'),
  reacted: look('Reacted', 'R', 'bolt', '#5b4a86'),
  'laid-smoke': look('Laid Smoke', 'K', 'cloud', '#8d9496', DARK),
  spotted: look('Spotted', 'V', 'eye', '#f4efe2', '#23395c'),
  wounded: look('Wounded', 'W', 'drop', '#f6e7e0', '#a4161a'),
  'smoke-1': look('Smoke', '1', 'cloud', '#aab0b0', DARK),
  'smoke-2': look('Smoke', '2', 'cloud', '#c9cdcb', DARK),
  'fire-for-effect': look('Fire for Effect', 'E', 'burst', '#8a3b17'),
  foxholes: look('Foxholes', 'T', 'pit', '#80673e'),
  rubble: look('Rubble', 'B', 'stones', '#a39a8a', DARK),
  wreck: look('Wreck', 'Z', 'wreck', '#4b4338'),
  'event-occupation': look('Event', 'E', 'flag', '#1f5c4b'),
  'event-sight': look('Event', 'E', 'eye', '#1f5c4b'),
  turn: look('Turn', 'T', 'hourglass', '#26241f'),
  'spotting-round': look('Spotting Round', 'P', 'cross', '#d9a441', DARK),
  'upper-level': look('Upper Level', 'U', 'stairs', '#d8cfba', DARK),
  starshell: look('Starshell', 'N', 'flare', '#2b3350'),
  control: look('Control', 'G', 'flag', '#e9e0c8', DARK),
  skill: look('Skill', '+', 'star', '#3c5a34'),
  open: look('Open', 'O', 'hatch-open', '#cfd8b0', DARK),
  buttoned: look('Buttoned', 'B', 'hatch', '#4a5238'),
  abandoned: look('Abandoned', 'A', 'exit', '#26241f'),
  hovering: look('Hovering', 'H', 'rotor', '#bcd6de', DARK),
  depleted: look('Out of Ammo', 'D', 'empty', '#7a2a20'),
  continuing: look('Continuing', 'M', 'onward', '#f0e7d0', DARK),
  dismounting: look('Dismounting', 'D', 'alight', '#d9c79c', DARK),
  'dug-in': look('Dug In', 'D', 'pit', '#80673e'),
  'acquired-1': look('Acquired −1', '−1', 'aim', '#e4d7f0', '#3a1f63'),
  'acquired-2': look('Acquired −2', '−2', 'aim', '#c9b1e3', '#2c1450'),
  acquiring: look('Acquiring', 'Q', 'aim', '#4a2f7c'),
  wire: look('Wire', 'W', 'coils', '#98a0a0', DARK),
  mines: look('Mines', 'N', 'mine', '#a8935f', DARK),
  roadblock: look('Roadblock', '#', 'beams', '#a08a62', DARK),
  bunker: look('Bunker', 'K', 'bunker', '#8f918a', DARK),
};

export const MARKERS = Object.keys(MARKER_LOOKS) as readonly MarkerKind[];
