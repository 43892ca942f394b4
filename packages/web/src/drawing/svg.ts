/** The few words of SVG that the layers write. */
import { number, type Pen } from './pen.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

function written(attributes: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${name}="${typeof value === 'number' ? decimal(value) : escapeText(value)}"`;
  }
  return text;
}

/** Attributes may be finer than coordinates: opacities, scales. */
function decimal(value: number): string {
  const text = String(Math.round(value * 1000) / 1000 || 0);
  return text.replace(/^(-?)0\./, '$1.');
}

export const element = (name: string, attributes: Attributes, content = ''): string =>
  content === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`;

/** A group, or nothing if it would be empty. */
export const group = (attributes: Attributes, ...content: readonly string[]): string => {
  const inside = content.join('');
  return inside === '' ? '' : element('g', attributes, inside);
};

/** A path, or nothing if nothing was drawn. */
export const path = (pen: Pen, attributes: Attributes): string =>
  pen.isEmpty ? '' : element('path', { ...attributes, d: pen.toString() });

export { number };
