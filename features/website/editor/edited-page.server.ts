import { type Definitions, type Loaded, upToDateTree } from '#features/core/documents/index.ts';
import type { ShownContent } from '#features/website/pages/index.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { EditedPage, EditedPart } from './edited-page.ts';

/** Returns the editing data a page sends along for its editor; `null` for a page that does not show the draft. */
export function editedPage(
  definitions: Definitions,
  {
    documentId,
    record = null,
    title,
    shown,
    loaded,
    at,
    account,
    parts,
  }: {
    documentId: number;
    record?: number | null | undefined;
    title: string;
    shown: ShownContent;
    loaded: Loaded;
    at: Instant;
    account: number;
    parts: EditedPart[];
  },
): EditedPage | null {
  if (shown.draftVersion === undefined) return null;
  return {
    document: documentId,
    account,
    version: shown.draftVersion,
    tree: upToDateTree(definitions, shown.content),
    loaded,
    at,
    language: shown.language,
    title,
    record,
    parts,
  };
}
