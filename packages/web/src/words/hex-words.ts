/**
 * A hex as people read it. On joined boards a name begins with the number of its board: "101I4" is I4 on board 101 and
 * is shown as "101·I4". Orders, files and cases keep the plain name.
 */
export const hexWords = (name: string): string => name.replace(/^(\d+)(?=[A-Z])/, '$1·');

/** As somebody would type it: without marks that only help to read, and with small letters. */
export const typed = (text: string): string => text.replaceAll(/[·\u2060]/g, '').toLowerCase();
