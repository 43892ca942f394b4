/** Colours as #rrggbb, made lighter, darker, or mixed. */

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The colour on the way from one to the other. */
export function blend(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] as number) - value) * share));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number): string => blend(colour, '#fff8e4', share);
export const darker = (colour: string, share: number): string => blend(colour, '#1d150c', share);

/** From shade at 0 over the colour itself at ½ to full light at 1. */
export const lit = (colour: string, light: number): string =>
  light < 0.5 ? darker(colour, 0.9 * (0.5 - light)) : lighter(colour, 0.75 * (light - 0.5));
