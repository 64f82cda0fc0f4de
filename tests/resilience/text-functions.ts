import { redirectAfterMissing } from '#app/address-rules.ts';
import { pageDataJson } from '#app/document/page-data.server.ts';
import { couponCode } from '#features/box-office/prices/coupons/coupon.ts';
import { plainText } from '#features/core/documents/plain-text.ts';
import { describedBody } from '#features/core/documents/request-bodies.ts';
import { wordDiff } from '#features/core/documents/word-diff.ts';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { readTable } from '#features/operations/transfer/csv-import/read-table.ts';
import { cleanName } from '#features/people/accounts/names.ts';
import { sortNameOf } from '#features/programme/ensemble/sort-name.ts';
import { typedName } from '#features/shop/desk/check-in/typed-name.ts';
import { toWindows1252 } from '#features/shop/desk/closings/datev/windows-1252.ts';
import { contact } from '#features/website/modules/contact/module.ts';
import { cleanHtmlFile } from '#features/website/modules/html-files/clean-html-file.server.ts';
import { pathKey } from '#features/website/pages/redirects/redirect-rules.ts';
import { toEntry } from '#features/website/search/entry.server.ts';
import { readIntent } from '#features/website/search/intent.ts';
import { keywordOf } from '#features/website/search/keyword.ts';
import { LanguageIndex } from '#features/website/search/language-index.server.ts';
import { excerpt, markText } from '#features/website/search/marks.ts';
import { fold, queryWords, wordsOf } from '#features/website/search/words.ts';
import { htmlBlock } from '#features/website/shell/html-block.server.ts';
import { cleanLine, cleanText } from '#lib/clean-text.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { escapeMarkup } from '#lib/escape-markup.ts';
import { foldedText } from '#lib/folded-text.ts';
import { internalPath } from '#lib/internal-path.ts';
import { parseCents } from '#lib/money.ts';
import { sortKey } from '#lib/slug.ts';
import { parseVideoAddress } from '#lib/video-address.ts';
import { sanitizePageText, sanitizeRichText } from '#platform/html/rich-text.server.ts';
import { withSoftHyphens } from '#platform/html/soft-hyphens.server.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import { textSections } from '#platform/html/text-sections.server.ts';
import { valuesByName } from '#platform/http/read-form.server.ts';
import { isPlainTarget } from '#platform/http/request-target.ts';
import { hasCookie, sharedAddress } from '#platform/page-cache/cache-key.ts';
import { acceptedEncoding } from '#platform/page-cache/page-cache-listener.server.ts';
import { slugify } from '#platform/slugify.server.ts';
import { preferredLanguage } from '#server/site/language.ts';

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

const cleanFile = (html: string) => {
  try {
    return cleanHtmlFile(html, '.file');
  } catch {
    // Reporting unreadable styles is left to the upload.
    return null;
  }
};

/** A form with a separate field for every ten letters. */
function formOf(text: string): FormData {
  const form = new FormData();
  for (let at = 0; at < text.length; at += 10) form.append(`field-${at}`, text.slice(at, at + 10));
  return form;
}

/** Every function that walks over text of visitors or editors, and the signs it looks for itself. */
export const TEXT_FUNCTIONS: [name: string, work: (text: string) => unknown, markers: string[]][] = [
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
  ['cleanText', cleanText, ['\u0000', '\ud800', '\t', '\n']],
  ['cleanLine', cleanLine, [' ', '\n', '\u0000', '\t a']],
  ['cleanName', cleanName, [' ', '\u0000', '\n a']],
  [
    'the name and the note of a version',
    (text) => [describedBody.safeParse({ name: text }), describedBody.safeParse({ note: text })],
    [' ', '\n', '\r', '\u0000', '\ud800', '😀'],
  ],
  // Pieces of an address that is none at its very end only.
  [
    'the address of a contact',
    (text) => contact.fields.email.schema.safeParse(`a@${text}@`),
    ['.', '@', '.a', ' '],
  ],
  [
    'the telephone number of a contact',
    (text) => contact.fields.phone.schema.safeParse(`${text}x`),
    ['0', '+', ' ', '0 '],
  ],
  ['plainText', plainText, ['<', '<a', '>', '&', '&amp', '&amp;', ' ']],
  ['storedRichText', storedRichText, ['<', '<p>', '</p>', '<h2>', '<b>', '&', '<a href="a.', '<div><p>']],
  [
    'cleanHtmlFile',
    cleanFile,
    ['<', '<style>', '<style>a{', '</style>', '<p>', '<img src="', '{', '}', '/*', '@media{'],
  ],
  ['wordDiff', (text) => wordDiff(text, `${text} a`), [' ', 'a b ', '\n']],
  ['foldedText', foldedText, ['\u0301', 'ß', 'ﷺ']],
  ['sortNameOf', sortNameOf, [' ', 'ß']],
  [
    'readIntent',
    (text) => readIntent(text, '2026-11-27'),
    [' ', '1', '1 ', '1-', '1.', 'ab ', 'in ', 'am ', ',', 'mai '],
  ],
  ['typedName', typedName, ['-', ' ', 'BS-']],
  ['couponCode', couponCode, ['-', ' ', 'ſ']],
  ['parseCents', parseCents, ['1', '1 ', ',', ' ']],
  ['toWindows1252', toWindows1252, ['ß', '€', '😀', '\u0301']],
  ['escapeMarkup', escapeMarkup, ['<', '&', '"']],
  ['readTable', (text) => readTable(text, []), ['"', ';', '\n', '\r', '""', '";', '"\n', '\ufffd']],
];
