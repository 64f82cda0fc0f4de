import type { EditedPage } from './edited-page.ts';

/**
 * A separately edited part of a page: the page itself, the texts of its entity, or the container attached to that
 * (docs/decisions/0061). It is named in the address: `?edit=texts`.
 */
export type EditTarget = 'page' | 'texts' | 'modules' | `modules-${number}`;

/** Editing options of a page, for accounts with permission to edit. */
export interface PageEdits {
  /** In the order they stand there; never none. */
  targets: EditTarget[];
  /** Selected edit target; `null` while the page is only read. */
  chosen: EditTarget | null;
  /** `null` while nothing is edited, and where what is chosen has no document yet. */
  page: EditedPage | null;
  /** The call that creates the missing document of the edit target. */
  missing: MissingDocument | null;
}

export interface MissingDocument {
  call: 'texts' | 'container';
  body: { content_type: string; object_id: number; slug?: string };
}
