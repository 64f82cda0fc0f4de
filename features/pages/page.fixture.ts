import type { Page } from './page.ts';

/** A page of the tree for tests: what is not said is as usual. */
export function somePage(id: number, said: Partial<Page> = {}): Page {
  const slug = { de: `seite-${id}`, en: `page-${id}` };
  return {
    id,
    documentId: id,
    siteName: null,
    title: { de: `Seite ${id}`, en: `Page ${id}` },
    headline: null,
    lead: null,
    slug,
    paths: { de: `/de/${slug.de}`, en: `/en/${slug.en}` },
    parentId: null,
    position: id,
    contentType: null,
    isLandingPage: false,
    isOnline: true,
    isClickable: true,
    inMenu: false,
    inFooter: false,
    hasTabNavigation: false,
    metaTitle: null,
    metaDescription: null,
    ogTitle: null,
    ogDescription: null,
    ogType: null,
    onlineFrom: null,
    onlineTo: null,
    deletedAt: null,
    updatedAt: '2026-11-22T08:00:00.000Z',
    ...said,
  };
}
