import type { Page } from './page.ts';
import { newFacts } from './page-json.server.ts';

/** A page of the tree for tests, with defaults. */
export function somePage(id: number, said: Partial<Page> = {}): Page {
  const slug = { de: `seite-${id}`, en: `page-${id}` };
  return {
    id,
    documentId: id,
    siteName: null,
    ...newFacts({ title: { de: `Seite ${id}`, en: `Page ${id}` } }),
    slug,
    paths: { de: `/de/${slug.de}`, en: `/en/${slug.en}` },
    position: id,
    ogImage: null,
    deletedAt: null,
    updatedAt: '2026-11-22T08:00:00.000Z',
    ...said,
  };
}
