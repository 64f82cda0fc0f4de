import { expect, it } from 'vitest';
import { type PageMeta, pageMeta, robotsMeta } from './page-meta.ts';

const pages = (installation: string | null, page?: PageMeta) => [
  { loaderData: { robots: installation, siteName: 'Kleiber' } },
  { loaderData: page ? { meta: page } : {} },
];

it('a page says what search engines are asked, once', () => {
  const cart = pages(null, { title: 'Cart', robots: 'none' });
  expect(robotsMeta(cart)).toBe('none');
  expect(pageMeta({ title: 'Cart', robots: 'none' }, cart)).toEqual([{ title: 'Cart | Kleiber' }]);
});

it('lists of results are not to be listed themselves, where they lead is', () => {
  expect(robotsMeta(pages(null, { title: 'Search', robots: 'noindex, follow' }))).toBe('noindex, follow');
});

it('pages outside the public site are not indexed, whatever they say', () => {
  expect(robotsMeta(pages('none', { title: 'Sign in', robots: 'noindex' }))).toBe('none');
  expect(robotsMeta(pages('none'))).toBe('none');
});

it('nothing is asked of a page that is theirs to find', () => {
  expect(robotsMeta(pages(null, { title: 'Programme' }))).toBeNull();
  expect(robotsMeta([{}])).toBeNull();
});

it('a route whose data is null has a title, and no address', () => {
  const matches = [
    { loaderData: { siteName: 'Kleiber', origin: 'https://k.example' } },
    { loaderData: null },
  ];
  expect(pageMeta(undefined, matches)).toEqual([{ title: 'Kleiber' }]);
});

const list = (query: string) => [
  { loaderData: { siteName: 'Kleiber', origin: 'https://k.example', language: 'de' } },
  { loaderData: { alternates: { de: `/de/kalender${query}`, en: `/en/calendar${query}` } } },
];
const addressesOf = (query: string) =>
  pageMeta(undefined, list(query)).flatMap((tag) => ('href' in tag ? [tag.href] : []));

it('a filtered list is canonical without its filters, the pages of the whole one are themselves', () => {
  const [de, en] = ['https://k.example/de/kalender', 'https://k.example/en/calendar'];
  for (const query of ['', '?type=1', '?type=1&page=2', '?room=1&tag=2'])
    expect(addressesOf(query)).toEqual([de, de, en, de]);
  expect(addressesOf('?page=2')[0]).toBe(`${de}?page=2`);
});

it('combinations of filters are not to be listed, links on them are followed', () => {
  for (const query of ['', '?page=2', '?type=1', '?type=1&page=2'])
    expect(robotsMeta(list(query))).toBeNull();
  for (const query of ['?room=1&tag=2', '?age=4&free=1&page=3'])
    expect(robotsMeta(list(query))).toBe('noindex, follow');
});

it('a page without English texts has no English alternate, and its English address stands for the German one', () => {
  const [de, en] = ['https://k.example/de/haus', 'https://k.example/en/house'];
  const shown = (language: 'de' | 'en', translations?: readonly string[]) =>
    pageMeta(undefined, [
      { loaderData: { siteName: 'Kleiber', origin: 'https://k.example', language } },
      { loaderData: { alternates: { de: '/de/haus', en: '/en/house' }, translations } },
    ]).flatMap((tag) => ('href' in tag ? [[tag.hrefLang ?? 'canonical', tag.href]] : []));
  for (const language of ['de', 'en'] as const)
    expect(shown(language, ['de'])).toEqual([
      ['canonical', de],
      ['de', de],
      ['x-default', de],
    ]);
  for (const translations of [['de', 'en'], undefined])
    expect(shown('en', translations)).toEqual([
      ['canonical', en],
      ['de', de],
      ['en', en],
      ['x-default', de],
    ]);
});
