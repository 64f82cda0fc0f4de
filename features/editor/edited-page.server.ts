import { type Loaded, upToDateTree } from '#features/content/index.ts';
import { MODULES } from '#features/modules/index.server.ts';
import type { FreePage } from '#features/pages/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { EditedPage } from './edited-page.ts';

/** What a page sends along to whoever edits it; `null` where it does not show its draft. */
export function editedPage(
  { page, shown }: FreePage,
  {
    loaded,
    at,
    account,
    part,
    html,
  }: { loaded: Loaded; at: Instant; account: number; part: string; html: string | null },
): EditedPage | null {
  if (shown.draftVersion === undefined) return null;
  return {
    document: page.documentId,
    account,
    version: shown.draftVersion,
    tree: upToDateTree(MODULES, shown.content),
    loaded,
    at,
    language: shown.language,
    title: page.title[shown.language] ?? page.title.de,
    part,
    html,
  };
}
