import type { Language } from '#lib/localized.ts';
import type { ContentDocument, Place } from '../document.ts';
import type { FieldPath } from '../field-path.ts';
import type { Id, Item, Json, ModuleNode, Values } from '../tree.ts';

/** Puts a module with all that stands in it into a place. Its ids must be free. */
export interface Insert {
  op: 'insert';
  place: Place;
  /** Numbers in a place begin at 0; one beyond the end means the end. */
  index: number;
  node: ModuleNode;
}

export interface Remove {
  op: 'remove';
  id: Id;
}

export interface Move {
  op: 'move';
  id: Id;
  place: Place;
  /** Counted without the module itself. */
  index: number;
}

/** Inserts a copy after a module. The copies' ids derive from `as`: `as` itself, `as.1`, `as.2` … in reading order. */
export interface Duplicate {
  op: 'duplicate';
  id: Id;
  as: Id;
}

/** Puts a module from elsewhere into a place, under new ids as `duplicate` makes them. */
export interface Paste {
  op: 'paste';
  place: Place;
  index: number;
  node: ModuleNode;
  as: Id;
}

export interface SetField {
  op: 'set-field';
  id: Id;
  /** `null` for values both languages share. */
  language: Language | null;
  field: FieldPath;
  /** Absent: the field becomes absent. */
  value?: Json;
  /** German text at the time of the translation; absent: the current one. `null`: no mark. */
  fresh?: string | null;
  /** For inverses: how many records around the value go with it when they are left empty. */
  prune?: number;
}

/** Sets another layout of a module: its value, and its slots. The contents of a removed slot go to the last one. */
export interface SetColumns {
  op: 'set-columns';
  id: Id;
  field: string;
  value?: Json;
  /** `null` only in inverses: it had none. */
  slots: string[] | null;
}

export interface SetLanguages {
  op: 'set-languages';
  id: Id;
  /** `null`: shown in all. */
  languages: Language[] | null;
}

export interface SetOnline {
  op: 'set-online';
  id: Id;
  /** Instants; `null` is no bound. */
  from: string | null;
  to: string | null;
}

/** Confirms that a translation is still valid although German was changed. */
export interface MarkFresh {
  op: 'mark-fresh';
  id: Id;
  language: Language;
  field: FieldPath;
  /** As in `set-field`. */
  fresh?: string | null;
}

export interface InsertItem {
  op: 'insert-item';
  id: Id;
  field: string;
  index: number;
  item: Item;
  /** Texts of the item, by language. */
  text?: Partial<Record<Language, Values>>;
  /** Marks of its translations, by language and field of the item. */
  fresh?: Partial<Record<Language, Record<string, string>>>;
}

export interface RemoveItem {
  op: 'remove-item';
  id: Id;
  field: string;
  item: Id;
  /** For inverses: lists that go when they are left empty. */
  prune?: ('data' | Language)[];
}

export interface MoveItem {
  op: 'move-item';
  id: Id;
  field: string;
  item: Id;
  /** Counted without the item itself. */
  index: number;
}

/** Several as one: all of them or none, one step to undo. */
export interface Batch {
  op: 'batch';
  operations: Operation[];
}

/** A change of a document as data: the same in browser and server, stored by undo, saving, merging and the audit. */
export type Operation =
  | Insert
  | Remove
  | Move
  | Duplicate
  | Paste
  | SetField
  | SetColumns
  | SetLanguages
  | SetOnline
  | MarkFresh
  | InsertItem
  | RemoveItem
  | MoveItem
  | Batch;

/** Result of applying an operation to a document. */
export interface Applied {
  document: ContentDocument;
  /** Restores the document. */
  inverse: Operation;
  /** The modules and places that changed. */
  changed: (Id | Place)[];
}
