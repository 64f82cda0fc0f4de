import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { SearchNames } from '#features/website/search/index.ts';

/** The words of a result: put together by the server, so that the page's code carries none of them. */
export function searchNames(
  i18n: I18n,
  { total, query, page, pages }: { total: number; query: string; page: number; pages: number },
): SearchNames {
  return {
    one: {
      productions: i18n._(msg`Production`),
      events: i18n._(msg`Date`),
      people: i18n._(msg`Ensemble`),
      series: i18n._(msg`Series`),
      venues: i18n._(msg`Venue`),
      articles: i18n._(msg`Article`),
      pages: i18n._(msg`Page`),
    },
    kinds: {
      productions: i18n._(msg`Productions`),
      events: i18n._(msg`Dates`),
      people: i18n._(msg`People`),
      series: i18n._(msg({ message: 'Series', context: 'several' })),
      venues: i18n._(msg`Venues`),
      articles: i18n._(msg`Articles`),
      pages: i18n._(msg`Pages`),
    },
    groups: {
      events: i18n._(msg`Dates and shows`),
      others: i18n._(msg`People, series, venues, articles and pages`),
    },
    everything: i18n._(msg`Everything`),
    scopes: { everywhere: i18n._(msg`Search everywhere`), programme: i18n._(msg`What’s on`) },
    categories: i18n._(msg`Categories`),
    counted: {
      results: i18n._(msg`${plural(total, { one: '# result', other: '# results' })}`),
      query: i18n._(msg`for “${query}”`),
    },
    pages: {
      name: i18n._(msg`Results pages`),
      here: i18n._(msg`Page ${page} of ${pages}`),
      previous: i18n._(msg`Previous page`),
      next: i18n._(msg`Next page`),
    },
  };
}
