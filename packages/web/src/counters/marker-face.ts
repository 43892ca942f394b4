/** Markers as square counters of their own. */
import type { Facing } from '@opfire/engine';
import { darker, lighter } from '../drawing/colour.ts';
import { element } from '../drawing/svg.ts';
import { drawBadge } from './badges.ts';
import { card } from './cardboard.ts';
import { headingOf, pointer } from './facing.ts';
import { drawIcon } from './icons.ts';
import { fitted } from './lettering.ts';
import { MARKER_LOOKS, type MarkerKind } from './markers.ts';
import { lookOf } from './nations.ts';
import { drawScene } from './scenes.ts';
import { figure, INK, PAPER } from './values.ts';

export interface MarkerFace {
  readonly marker: MarkerKind;
  /** In the reader's language; English unless told. */
  readonly label?: string;
  /** Firepower, target modifier, number of the event … */
  readonly value?: string | number;
  readonly nation?: string;
  readonly badge?: string;
  /** Of bunkers (21.1). */
  readonly facing?: Facing;
}

const valueDisc = (value: string): string =>
  element('circle', { cx: 78, cy: 18, r: 13.5, fill: PAPER, stroke: INK, 'stroke-width': 1.8 }) +
  figure('value', value, { x: 78, y: 18 }, 21);

/** The sign in the middle, or out of the way of what stands in the upper corners. */
function sign({ marker, value, nation }: MarkerFace): string {
  const { icon, ink } = MARKER_LOOKS[marker];
  if (value !== undefined) return drawIcon(icon, ink, 42, 45, 1.8);
  return nation === undefined ? drawIcon(icon, ink, 48, 40, 2.2) : drawIcon(icon, ink, 54, 45, 1.8);
}

const label = (text: string): string =>
  fitted(
    text,
    { x: 48, y: 88.5, width: 84, size: 17, least: 12 },
    { fill: PAPER, 'font-weight': 700, 'data-value': 'label' },
  );

/** `bare` leaves the card away where the marker is a thing that lies on the ground. */
export function drawMarker(face: MarkerFace, lift: number, bare: boolean): string {
  const { marker, value, nation, badge, facing } = face;
  const look = MARKER_LOOKS[marker];
  const scene = drawScene(marker);
  const arrow = facing === undefined ? '' : pointer(headingOf(facing));
  if (bare && scene !== undefined) return scene + arrow;
  const ground = scene === undefined ? look.ground : lighter(look.ground, 0.35);
  return [
    card({ ground, lift, flat: true }),
    scene ?? sign(face),
    element('path', { d: 'M3 73H93V84q0 9-9 9H12q-9 0-9-9z', fill: darker(look.ground, 0.72) }),
    label(face.label ?? look.label),
    nation === undefined ? '' : drawBadge(lookOf(nation, badge).badge, 18, 18),
    value === undefined ? '' : valueDisc(String(value)),
    arrow,
  ].join('');
}
