/** Just enough of XML to know whether a drawing is well-formed, and what is in it. */

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z\d:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([a-zA-Z\d:-]+)="([^"]*)"/g;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/** Every tag in order of opening; throws at the first thing that is not well-formed. */
export function parseXml(text: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`not well-formed at ${at}: ${text.slice(at, at + 80)}`);
    if (BARE_AMPERSAND.test(token[0])) throw new Error(`a bare ampersand at ${at}: ${token[0].slice(0, 80)}`);
    const [, closing, name, attributes = '', empty] = token;
    if (name === undefined) continue;
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> at ${at} closes nothing`);
      continue;
    }
    tags.push({ name, attributes: attributesIn(attributes) });
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return tags;
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(found, name as string)) throw new Error(`${name} twice in ${text.slice(0, 80)}`);
    found[name as string] = value as string;
  }
  return found;
}
