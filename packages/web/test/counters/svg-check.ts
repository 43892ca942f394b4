/** Reads drawn SVG back, as far as the tests need it. */

/** What is wrong with its tags and attributes, or nothing. */
export function complaint(svg: string): string | undefined {
  const open: string[] = [];
  const pattern = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g;
  let end = 0;
  for (const match of svg.matchAll(pattern)) {
    const between = svg.slice(end, match.index);
    if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(between)) return `stray text "${between}"`;
    end = match.index + match[0].length;
    const [, closing, name = '', , selfClosing] = match;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes something else`;
    } else if (!selfClosing) open.push(name);
  }
  if (svg.slice(end).trim() !== '') return `stray text at the end "${svg.slice(end)}"`;
  if (open.length > 0) return `unclosed ${open.join(', ')}`;
  return /NaN|undefined|Infinity|null|\[object/.exec(svg)?.[0];
}

/** The words with the names given to them, in order. */
export const valuesIn = (svg: string): [string, string][] =>
  [...svg.matchAll(/<text[^>]*data-value="([^"]+)"[^>]*>([^<]*)<\/text>/g)].map(([, name = '', text = '']) => [
    name,
    text,
  ]);

export const valueIn = (svg: string, name: string): string | undefined =>
  valuesIn(svg).find(([found]) => found === name)?.[1];

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast as the accessibility guidelines reckon it. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
