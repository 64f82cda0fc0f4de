/** Characters of Windows-1252 between 0x80 and 0x9F; the rest of it is Latin-1. */
const OWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const OWN_BEGINS_AT = 0x80;
const LATIN_BEGINS_AT = 0xa0;
const BEYOND = 0x100;
const UNKNOWN = '?'.charCodeAt(0);

/** A text in Windows-1252; unsupported characters become question marks. */
export function toWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.normalize('NFC'), byteOf);
}

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? UNKNOWN;
  if (code < OWN_BEGINS_AT || (code >= LATIN_BEGINS_AT && code < BEYOND)) return code;
  const index = OWN.indexOf(letter);
  return index < 0 || letter.length > 1 ? UNKNOWN : OWN_BEGINS_AT + index;
}
