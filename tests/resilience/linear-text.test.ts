import { describe, expect, it } from 'vitest';
import { redirectAfterMissing } from '#app/address-rules.ts';
import { pageDataJson } from '#app/document/page-data.server.ts';
import { parseVideoAddress } from '#features/media/video-address.ts';
import { alternatePaths } from '#features/navigation/index.ts';
import { pathKey } from '#features/redirects/redirect-rules.ts';
import { toEntry } from '#features/search/entry.server.ts';
import { keywordOf } from '#features/search/keyword.ts';
import { LanguageIndex } from '#features/search/language-index.server.ts';
import { excerpt, markText } from '#features/search/marks.ts';
import { fold, queryWords, wordsOf } from '#features/search/words.ts';
import { htmlBlock } from '#features/shell/html-block.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { internalPath } from '#lib/internal-path.ts';
import { sortKey } from '#lib/slug.ts';
import { sanitizePageText, sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { withSoftHyphens } from '#platform/html/soft-hyphens.server.ts';
import { textSections } from '#platform/html/text-sections.server.ts';
import { valuesByName } from '#platform/http/read-form.server.ts';
import { isPlainTarget } from '#platform/http/request-target.ts';
import { hasCookie, sharedAddress } from '#platform/page-cache/cache-key.ts';
import { acceptedEncoding } from '#platform/page-cache/page-cache-listener.server.ts';
import { slugify } from '#platform/slugify.server.ts';
import { preferredLanguage } from '#server/site/language.ts';

const MEGABYTE = 1_000_000;
const QUERY = { keys: new Set(['q']), personal: new Set(['edit']) };
const MARKER = { asked: ['aaa', 'ab'], found: new Set(['aaaa']) };

function searchDocument(text: string) {
  const both = { de: text, en: null };
  return {
    id: 'production:1',
    kind: 'productions' as const,
    title: both,
    label: null,
    summary: both,
    keywords: [both],
    body: [both],
    art: null,
    paths: alternatePaths('production', { slug: 'x', id: 1 }),
    dates: [],
    facts: null,
  };
}

/** A form with a field of its own for every ten letters. */
function formOf(text: string): FormData {
  const form = new FormData();
  for (let at = 0; at < text.length; at += 10) form.append(`field-${at}`, text.slice(at, at + 10));
  return form;
}

/** Every function that walks over text of visitors or editors, and the signs it looks for itself. */
const FUNCTIONS: [string, (text: string) => unknown, string[]][] = [
  ['sanitizeRichText', sanitizeRichText, ['<', '<p>', '<p', '</p>', '&', '<!--', '<a href="', '<script>']],
  ['sanitizePageText', sanitizePageText, ['<', '<h2>', '<p><b>', '</', '&#', ']]>']],
  ['htmlBlock', (text) => htmlBlock({ de: text, en: null }, 'de'), ['<', '<div>', '<img src=', '&']],
  [
    'textSections',
    textSections,
    ['<h2>', '<', '<h2>a</h2>', '<h2><', '</h2>', '&amp;', '<h2></h3>', '<p>a</p>'],
  ],
  ['withSoftHyphens', (text) => withSoftHyphens(text, 'de'), ['sch', '\u00ad', '-', ' ', 'ä']],
  ['valuesByName', (text) => valuesByName(formOf(text)), []],
  ['slugify', slugify, ['-', 'ä', ' ', '\u0301', 'ﷺ']],
  ['sortKey', sortKey, ['ß', '\u0301']],
  ['wordsOf', wordsOf, ["'", '\u00ad', ' ', 'ß']],
  ['fold', fold, ['ae', 'ue', 'que', '\u0301', 'ß']],
  ['queryWords', queryWords, [' ']],
  ['keywordOf', keywordOf, ['1', '1 ', '.', '- ']],
  ['markText', (text) => markText(text, MARKER), ["'", '\u00ad', ' ', 'a ', 'ae', 'ß']],
  ['excerpt', (text) => excerpt(text, MARKER), ["'", ' ', 'b ']],
  ['toEntry', (text) => toEntry(searchDocument(text), 'de', '/de'), ['<', '<a', '>', '&', ' ', '\u00ad']],
  [
    'LanguageIndex.add',
    (text) => new LanguageIndex('de').add(toEntry(searchDocument(text), 'de', '/de')),
    [' ', 'aaaa ', '\u00ad', '-'],
  ],
  ['isEmailAddress', isEmailAddress, ['@', '.', 'a@', 'a.']],
  ['internalPath', (text) => internalPath(`/${text}`, '/de'), ['/', '.', '../', '%2e', '?', '#', '\\']],
  ['isPlainTarget', (text) => isPlainTarget(`/${text}`), ['/', '.', '../', '%', '%2e/', '?']],
  ['pathKey', (text) => pathKey(`/${text}`), ['/', '%', '%2f']],
  ['redirectAfterMissing', (text) => redirectAfterMissing(text, ''), ['#', '?', '\n']],
  ['parseVideoAddress', parseVideoAddress, ['/', 'https://youtu.be/', '?v=']],
  ['sharedAddress', (text) => sharedAddress(`/de?q=${text}`, () => QUERY), ['?', '&', '&q=', '%', '+']],
  ['hasCookie', (text) => hasCookie(text, new Set(['session'])), [';', '=', '; ', ' ']],
  ['acceptedEncoding', acceptedEncoding, ['br', ' ', 'br;q=0 ', 'br ;', ',']],
  ['preferredLanguage', preferredLanguage, [',', ';', 'de,', ';q=', ' ', ';q=1']],
  [
    'pageDataJson',
    (text) => pageDataJson(JSON.stringify([text, 'other']), '{}', new Map([[text, 1]])),
    ['<', '"', '\\', '@', ' data-rich="">'],
  ],
];

/** A busy machine makes any single figure too large, never all of them; what grows with the square is at 4 each time. */
const ATTEMPTS = 12;
/** Below it the clock says nothing about how a function grows. */
const TELLING_MS = 25;
/** Small texts first, so that a function that is not linear is found before it takes minutes. */
const SIZES = [MEGABYTE / 32, MEGABYTE / 8, MEGABYTE / 2];

/** Milliseconds of this thread's own work: what the machine does besides does not count. */
function duration(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function growth(work: (text: string) => unknown, sign: string, size: number): number {
  const [one, two] = [filled(sign, size), filled(sign, 2 * size)];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= 3; attempt += 1) {
    const once = duration(() => work(one));
    const twice = duration(() => work(two));
    least = Math.min(least, twice < TELLING_MS ? 1 : twice / once);
  }
  return least;
}

function filled(sign: string, length: number): string {
  return sign.repeat(Math.ceil(length / sign.length)).slice(0, length);
}

describe.each(FUNCTIONS)('%s', (_, work, markers) => {
  it.each(['a', 'ab', 'a ', ...markers])(
    'takes three times as long at most for twice as many “%s”',
    (sign) => {
      for (const size of SIZES) expect(growth(work, sign, size), `${2 * size} letters`).toBeLessThan(3);
    },
  );
});

it('the check sees what grows with the square', () => {
  const quadratic = (text: string) => {
    let sum = 0;
    for (let end = 0; end < text.length; end += 100) sum += text.slice(0, end).split('a').length;
    return sum;
  };
  expect(growth(quadratic, 'ab', 40_000)).toBeGreaterThan(3);
});
