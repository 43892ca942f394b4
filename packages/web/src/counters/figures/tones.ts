/** The few colours that a figure is painted with. */
import { blend, darker, lighter } from '../../drawing/colour.ts';
import type { Headgear, Look } from '../nations.ts';

export type Tone =
  | 'cloth'
  | 'lit'
  | 'shade'
  | 'gear'
  | 'skin'
  | 'boots'
  | 'steel'
  | 'shine'
  | 'wood'
  | 'head'
  | 'headShade'
  | 'light'
  | 'aid'
  | 'flame'
  | 'accent'
  | 'glass'
  | 'ink';

export type Tones = Readonly<Record<Tone, string>>;

export interface Wearer {
  readonly tones: Tones;
  readonly headgear: Headgear;
}

export const INK = '#1d1b17';

/** The tones of a force; `fade` takes them towards its ground, as on the shaken side. */
export function tonesOf(look: Look, fade: number, ground: string): Tones {
  const full: Tones = {
    cloth: look.cloth,
    lit: lighter(look.cloth, 0.22),
    shade: darker(look.cloth, 0.32),
    gear: blend(look.cloth, '#cdb483', 0.55),
    skin: '#dcae82',
    boots: '#3a2d20',
    steel: '#363c3e',
    shine: '#8b9494',
    wood: '#80512b',
    head: look.head,
    headShade: darker(look.head, 0.35),
    light: '#f7f0de',
    aid: '#1f6f5c',
    flame: '#d9661f',
    accent: look.badge.field,
    glass: '#a9c3cc',
    ink: INK,
  };
  if (fade === 0) return full;
  return Object.fromEntries(Object.entries(full).map(([tone, colour]) => [tone, blend(colour, ground, fade)])) as Tones;
}
