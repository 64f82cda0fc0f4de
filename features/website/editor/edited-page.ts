import type { ContentTree, Loaded } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** Editing data of a page, sent besides the page itself: its whole, unmodified draft, and the data that draft shows. */
export interface EditedPage {
  document: number;
  /** Account of the editor: the work stored in the browser belongs to it. */
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
  /** The record of the page in the tree; `null` without one. */
  record: number | null;
  /** The parts of the page in which it stands. */
  parts: EditedPart[];
}

export interface EditedPart {
  /** A `StaticPart`. */
  name: string;
  /** HTML of the edited state, where the page on show may be another one. */
  html: string | null;
}
