const FOLDED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** An address part from a title: lower case, umlauts written out, words joined by single dashes. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßæøłđ]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
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
