/** Counters: cardboard, figures, values, markers. */
export { SIDE as COUNTER_SIDE } from './cardboard.ts';
export {
  type CounterFace,
  type CounterOptions,
  drawCounter,
  scaleOf,
  type UnitFace,
  type WeaponFace,
} from './draw-counter.ts';
export { headingOf } from './facing.ts';
export type { MarkerFace } from './marker-face.ts';
export { MARKER_LOOKS, MARKERS, type MarkerKind } from './markers.ts';
export { type Look, lookOf, NATION_LOOKS } from './nations.ts';
export { drawSheet, type SheetEntry, type SheetOptions, type SheetRow } from './sheet.ts';
export { type Tab, tabsOf } from './tabs.ts';
