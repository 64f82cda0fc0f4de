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
import type { KeptWork } from '../saving/kept-work.ts';
import type { Editor } from '../store/editor.ts';
import type { Gap } from '../store/placing.ts';
import type { Value } from '../store/value.ts';
import type { OpenedModule } from './opened-module.ts';

/** Everything of one page that is being edited. */
export interface Session {
  page: EditedPage;
  editor: Editor;
  fields: PageFields;
  modules: PageModules;
  /** Where its modules stand, and which of them. */
  regions: PageRegion[];
  /** Whether they stand around what the page shows by itself. */
  isAroundContent: boolean;
  saver: DraftSaver;
  writing: Writing;
  keptWork: KeptWork;
  /** What visitors see and will see of it. */
  publications: KnownPublications;
  /** Who else edits, and where. */
  presence: PagePresence;
  /** The gap somebody is about to put something into. */
  inserting: Value<Gap | null>;
  /** What is being dragged at the moment. */
  dragging: Value<Dragged | null>;
  /**
   * The module whose tab gets the focus as soon as it is shown, where nothing else has it: `null` for the button that inserts a
   * first one; `undefined` while nobody waits.
   */
  focusNext: Value<Id | null | undefined>;
  /** The module whose dialog is open. */
  opened: Value<OpenedModule | null>;
  /** Where something leads that the page did not name before, such as `page/12`. */
  learnPath(name: string, path: string): void;
  /** What the page shows of something of the library that it did not name before, or of which something else is said. */
  learnAsset(asset: LibraryAsset): void;
  /** What was said last to those who do not see what happens. */
  said: Value<string>;
  announce(words: string): void;
  /** What somebody asked for and was done just now, for everybody to see; `null` after a moment. */
  told: Value<{ words: string } | null>;
  tell(words: string): void;
  /** What could not be done, for everybody to see; `null` once that is over. */
  refused: Value<string | null>;
  refuse(words: string): void;
  /** Where what lies over the page is. */
  layer: HTMLElement;
  /** Gives the page back as it was found; what is not saved yet is sent all the same. */
  end(): void;
}
