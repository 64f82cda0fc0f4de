import { type PageName, SITE_MAP } from '#features/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';

/** What a page looks like before it is there: rows by day, cards, one big sheet with facts, or its title alone. */
export type SkeletonKind = 'rows' | 'cards' | 'detail' | 'header';

const KINDS: Partial<Record<PageName, SkeletonKind>> = {
  home: 'cards',
  calendar: 'rows',
  event: 'detail',
  productions: 'cards',
  production: 'detail',
  ensemble: 'cards',
  person: 'detail',
  series: 'detail',
  venue: 'detail',
};

/** The skeleton of the page at an address (docs/product/pages.md#waiting). */
export function skeletonKind(pathname: string): SkeletonKind {
  for (const [page, kind] of Object.entries(KINDS) as [PageName, SkeletonKind][]) {
    for (const language of LANGUAGES) {
      const pattern = `/${language}/${SITE_MAP[page][language]}`.replace(/\/$/, '').replace(/:\w+/g, '[^/]+');
      if (new RegExp(`^${pattern}/?$`).test(pathname)) return kind;
    }
  }
  return 'header';
}
