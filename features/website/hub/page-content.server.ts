import type { ContentTree } from '#features/core/documents/index.ts';
import { MODULES, PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import { hasRoute, type Page } from '#features/website/pages/index.ts';

/** Modules, and pages with built-in content, to rate the completeness of a page. */
export const PAGE_STATES = {
  definitions: MODULES,
  own: (page: Pick<Page, 'siteName'>): ContentTree | null =>
    hasRoute(page) ? { modules: [PAGE_CONTENT] } : null,
};
