import type { Id } from '#features/core/documents/index.ts';
import type { LibraryAsset } from '#features/core/media/library/index.ts';
import type { Dragged } from '../drag/drop-targets.ts';
import type { EditedPage } from '../edited-page.ts';
import type { Writing } from '../inline/writing.ts';
import type { PageFields } from '../page/page-fields.ts';
import type { PageModules } from '../page/page-modules.ts';
import type { PageRegion } from '../page/page-parts.ts';
import type { PagePresence } from '../presence/page-presence.ts';
import type { KnownPublications } from '../publishing/known-publications.ts';
import type { DraftSaver } from '../saving/draft-saver.ts';
import type { UnsavedWork } from '../saving/unsaved-work.ts';
import type { Editor } from '../store/editor.ts';
import type { InsertionPoint } from '../store/placing.ts';
import type { Value } from '../store/value.ts';
import type { OpenedModule } from './opened-module.ts';

/** Everything of one page that is being edited. */
export interface Session {
  page: EditedPage;
  editor: Editor;
  fields: PageFields;
  modules: PageModules;
  /** Regions of its modules, and which modules they hold. */
  regions: PageRegion[];
  /** True if the modules stand around the page's fixed content. */
  wrapsPageContent: boolean;
  saver: DraftSaver;
  writing: Writing;
  unsavedWork: UnsavedWork;
  /** Versions visitors see and will see of it. */
  publications: KnownPublications;
  /** Other editors and their positions. */
  presence: PagePresence;
  /** The gap somebody is about to put something into. */
  inserting: Value<InsertionPoint | null>;
  /** Current drag. */
  dragging: Value<Dragged | null>;
  /**
   * The module whose tab gets the focus once shown, unless something else has it: `null` for the button that inserts a first
   * one; `undefined` for none.
   */
  focusNext: Value<Id | null | undefined>;
  /** The module whose dialog is open. */
  opened: Value<OpenedModule | null>;
  /** Adds the path of a link target the page did not name before, such as `page/12`. */
  learnPath(name: string, path: string): void;
  /** Adds or updates a library asset the page did not name before, or whose texts have changed. */
  learnAsset(asset: LibraryAsset): void;
  /** Last announcement for screen readers. */
  said: Value<string>;
  announce(words: string): void;
  /** Confirmation of an action just requested and done, visible to everybody; `null` after a moment. */
  notice: Value<{ words: string } | null>;
  tell(words: string): void;
  /** Message about a failed action, visible to everybody; `null` once that is over. */
  refused: Value<string | null>;
  refuse(words: string): void;
  /** Container of the overlay. */
  layer: HTMLElement;
  /** Restores the page; unsaved work is still sent. */
  end(): void;
}
