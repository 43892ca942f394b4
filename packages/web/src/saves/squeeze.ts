/** Plain JSON as short text that may stand in an address, and back. */

const through = async (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** "deflate" carries a checksum: damage on the way does not go unnoticed. */
export const squeeze = async (value: unknown): Promise<string> =>
  toText(await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate')));

/** Throws when the text has been damaged. */
export const unsqueeze = async (text: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate'))));
