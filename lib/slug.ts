/** Part of an address: lower-case letters and digits, in words separated by single dashes. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * A key that sorts German names as people expect (DIN 5007-1: `Ä` beside `A`), computed here so that SQLite and PostgreSQL
 * sort the same without a collation.
 */
export function sortKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}
