import { slugify as transliterated } from 'transliteration';

/** As German writes them out. */
const WRITTEN_OUT: [string, string][] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
];
/** What is read of a title: nobody types addresses as long as that. */
const TITLE_AT_MOST = 300;
const SLUG_AT_MOST = 80;

/** What an address part is: lower case letters and digits, in words with single dashes between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * An address part from a title in any script: written in Latin letters, lower case, words joined by single dashes, no longer
 * than whole words allow. Empty where a title has neither letters nor digits.
 */
export function slugify(title: string): string {
  const slug = transliterated(title.slice(0, TITLE_AT_MOST).normalize('NFC'), {
    replace: WRITTEN_OUT,
    allowedChars: 'a-zA-Z0-9',
  }).replace(/^-+|-+$/g, '');
  if (slug.length <= SLUG_AT_MOST) return slug;
  const cut = slug.slice(0, SLUG_AT_MOST + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : SLUG_AT_MOST);
}

/**
 * A key that sorts German names as people expect (DIN 5007-1: `Ä` beside `A`), computed here so that SQLite and
 * PostgreSQL sort alike without a collation of their own.
 */
export function sortKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}
