import type { ContentTree } from '#features/core/documents/index.ts';
import { MODULES, PAGE_CONTENT } from '#features/website/modules/index.server.ts';
import { hasRoute, type Page } from '#features/website/pages/index.ts';

/** Modules, and what pages with their own route hold from the beginning, to judge how far a page is. */
export const PAGE_STATES = {
  definitions: MODULES,
  own: (page: Pick<Page, 'siteName'>): ContentTree | null =>
    hasRoute(page) ? { modules: [PAGE_CONTENT] } : null,
};
