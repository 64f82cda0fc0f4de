import type { Language } from '#lib/localized.ts';
import type { Place } from '../document.ts';
import type { FieldPath } from '../field-path.ts';
import type { Id, Json } from '../tree.ts';

/** Both changed one field. The document has theirs until somebody chooses; `undefined` is absent. */
export interface FieldConflict {
  kind: 'field';
  id: Id;
  field: FieldPath;
  language: Language | null;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Both moved one module, to different places. The document has theirs. */
export interface PlaceConflict {
  kind: 'place';
  id: Id;
  mine: { place: Place; index: number };
  theirs: { place: Place; index: number };
}

/** One editor removed a module while the other changed it or its descendants. The document keeps it. */
export interface RemovedConflict {
  kind: 'removed';
  id: Id;
  by: 'mine' | 'theirs';
}

/** One removed an item of a list while the other worked on it. The document keeps it. */
export interface RemovedItemConflict {
  kind: 'removed-item';
  id: Id;
  field: string;
  item: Id;
  by: 'mine' | 'theirs';
}

/** Conflict that a person has to resolve; neither side is lost meanwhile. */
export type Conflict = FieldConflict | PlaceConflict | RemovedConflict | RemovedItemConflict;
