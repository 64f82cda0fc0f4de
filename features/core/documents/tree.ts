import type { Language } from '#lib/localized.ts';

/** Names a module for as long as it exists; see `isId`. */
export type Id = string;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Values by the names of their fields. */
export type Values = Record<string, Json>;

/**
 * The stored form of a module. `data` holds the values both languages share, `text` those of each: a missing text is absent,
 * never a copy of the other language. Unknown keys and types are retained unchanged.
 */
export interface ModuleNode {
  id: Id;
  type: string;
  /** Of the module's definition that wrote `data` and `text`. */
  version: number;
  data: Values;
  text: Record<Language, Values>;
  /** By language and field: the fingerprint of the German value that the translation was made from. */
  fresh?: Partial<Record<Language, Record<string, string>>>;
  /** The languages it is shown in; absent: all. */
  languages?: Language[];
  /** Instants; an absent one is no bound. */
  online_from?: string;
  online_to?: string;
  slots?: Record<string, ModuleNode[]>;
}

/** A module without its contents, stored or normalised. */
export type BareModule = Omit<ModuleNode, 'slots'>;

/** The stored content of a page or container (docs/decisions/0036). */
export interface ContentTree {
  modules: ModuleNode[];
}

/** An entry of a list field. Its number in the list is its place; texts of an item stand under its id in `text`. */
export interface Item {
  id: Id;
  [field: string]: Json;
}

const ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/;
/** Stands for the tree itself in places. */
const ROOT_ID = 'root';

/** Tells if a value is valid as the id of a module or an item: letters, digits, `_`, `.` and `-`, up to 80. */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' && ID.test(value) && value !== ROOT_ID;
}

export function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells if a value is a list of items: entries with ids. An empty list is one. */
export function isItemList(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && isId(each.id));
}

/** All modules of a tree in reading order. */
export function* nodesOf(nodes: readonly ModuleNode[]): Iterable<ModuleNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(Object.values(node.slots ?? {}).flat());
  }
}
