import { createRequire } from 'node:module';

/** As German writes them out. */
const WRITTEN_OUT: [string, string][] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
];
/** Maximum characters read of a title: nobody types addresses longer than that. */
const MAX_TITLE_LENGTH = 300;
const MAX_SLUG_LENGTH = 80;

let transliterate: typeof import('transliteration').slugify | undefined;

/** Its tables of all scripts take 3 MB, and visitors never need them: they are read when somebody first writes a title. */
function transliterated(): typeof import('transliteration').slugify {
  transliterate ??= (createRequire(import.meta.url)('transliteration') as typeof import('transliteration'))
    .slugify;
  return transliterate;
}

/**
 * A slug from a title in any script: transliterated to Latin letters, lower case, words joined by single dashes, cut at
 * whole words. Empty where a title has neither letters nor digits.
 */
export function slugify(title: string): string {
  const slug = transliterated()(title.slice(0, MAX_TITLE_LENGTH).normalize('NFC'), {
    replace: WRITTEN_OUT,
    allowedChars: 'a-zA-Z0-9',
  }).replace(/^-+|-+$/g, '');
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const cut = slug.slice(0, MAX_SLUG_LENGTH + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : MAX_SLUG_LENGTH);
}
