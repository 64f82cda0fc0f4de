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

it('what is not the public site is no business of search engines, whatever the page says', () => {
  expect(robotsMeta(pages('none', { title: 'Sign in', robots: 'noindex' }))).toBe('none');
  expect(robotsMeta(pages('none'))).toBe('none');
});

it('nothing is asked of a page that is theirs to find', () => {
  expect(robotsMeta(pages(null, { title: 'Programme' }))).toBeNull();
  expect(robotsMeta([{}])).toBeNull();
});
