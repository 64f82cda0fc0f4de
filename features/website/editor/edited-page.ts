import type { ContentTree, Loaded } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** What a page that is edited sends to the editor besides itself: its draft whole and untouched, and what that shows. */
export interface EditedPage {
  document: number;
  /** Who edits it: what is kept in the browser is theirs. */
  account: number;
  /** The draft's version that the tree is. */
  version: number;
  tree: ContentTree;
  loaded: Loaded;
  /** The instant the page is shown at. */
  at: string;
  /** The language its texts are written in. */
  language: Language;
  /** The name of the page. */
  title: string;
  /** The record of the page in the tree; `null` for what has none. */
  record: number | null;
  /** The parts of the page in which it stands. */
  parts: EditedPart[];
}

export interface EditedPart {
  /** A `StaticPart`. */
  name: string;
  /** As it is while it is edited, where the page on show may be another state of it. */
  html: string | null;
}
