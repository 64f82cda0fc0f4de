import type { BareModule, ContentTree, Id, Json, ModuleNode } from './tree.ts';

/** Position of modules in the tree: a slot of a module, or the tree itself. */
export type Place = `${Id}/${string}`;

export const ROOT: Place = 'root/main';

/** A single module: the contents of its slots follow from the document's order. */
export type Module = BareModule & {
  /** Names of its slots in their order. */
  slots?: string[];
};

/** A normalised tree: flat, so that one module changes without the others. Immutable. @see ContentTree for the stored form */
export interface ContentDocument {
  modules: Record<Id, Module>;
  /** Every place there is, empty ones included. */
  order: Record<Place, Id[]>;
  places: Record<Id, Place>;
  /** Properties of a tree other than its modules. */
  rest: Record<string, Json>;
}

export const placeOf = (id: Id, slot: string): Place => `${id}/${slot}`;

/** The module whose slot a place is, `null` for the tree itself. Ids have no slash, slots have none either. */
export function ownerOf(place: Place): Id | null {
  return place === ROOT ? null : place.slice(0, place.indexOf('/'));
}

const PLACE = /^[^/]+\/[^/]+$/;

export const isPlace = (value: unknown): value is Place => typeof value === 'string' && PLACE.test(value);

export const slotOf = (place: Place): string => place.slice(place.indexOf('/') + 1);

/** A module of the document; ids come from outside, so names that every object has are not found. */
export function moduleOf(document: ContentDocument, id: Id): Module | undefined {
  return Object.hasOwn(document.modules, id) ? document.modules[id] : undefined;
}

/** Returns the ids of the modules in a place; `undefined` if there is no such place. */
export function idsIn(document: ContentDocument, place: Place): Id[] | undefined {
  return Object.hasOwn(document.order, place) ? document.order[place] : undefined;
}

/** The working form of a tree that `readTree` has accepted. */
export function fromTree(tree: ContentTree): ContentDocument {
  const { modules: nodes, ...rest } = tree as ContentTree & Record<string, Json>;
  const parts: Subtree = { modules: {}, order: {}, places: {} };
  addNodes(parts, ROOT, nodes);
  return { ...parts, rest };
}

/** The stored form: exactly what `fromTree` was given, where nothing was changed. */
export function toTree(document: ContentDocument): ContentTree {
  return { modules: nodesIn(document, ROOT), ...document.rest };
}

/** A module with its descendants, in the stored form. */
export function toNode(document: ContentDocument, id: Id): ModuleNode {
  const module = document.modules[id] as Module;
  const { slots, ...withoutSlots } = module;
  if (!slots) return withoutSlots;
  const filled = slots.map((slot) => [slot, nodesIn(document, placeOf(id, slot))] as const);
  // `slots` keeps its place among the keys.
  return { ...module, slots: Object.fromEntries(filled) };
}

function nodesIn(document: ContentDocument, place: Place): ModuleNode[] {
  return (document.order[place] ?? []).map((id) => toNode(document, id));
}

/** A part of a document. */
export type Subtree = Pick<ContentDocument, 'modules' | 'order' | 'places'>;

/** A module with all that stands in it, in working form; where it stands itself is left open. */
export function subtreeOf(node: ModuleNode, place: Place): Subtree {
  const parts: Subtree = { modules: {}, order: {}, places: {} };
  addNode(parts, place, node);
  return parts;
}

function addNodes(parts: Subtree, place: Place, nodes: ModuleNode[]): void {
  parts.order[place] = nodes.map(({ id }) => id);
  for (const node of nodes) addNode(parts, place, node);
}

function addNode(parts: Subtree, place: Place, node: ModuleNode): void {
  const { slots, ...module } = node;
  parts.places[node.id] = place;
  if (!slots) {
    parts.modules[node.id] = module;
    return;
  }
  parts.modules[node.id] = { ...node, slots: Object.keys(slots) };
  for (const [slot, nodes] of Object.entries(slots)) addNodes(parts, placeOf(node.id, slot), nodes);
}

/** A module's id and those of all that stand in it, it first, in reading order. */
export function idsWithin(document: Pick<ContentDocument, 'modules' | 'order'>, id: Id): Id[] {
  const slots = document.modules[id]?.slots ?? [];
  return [
    id,
    ...slots.flatMap((slot) =>
      (document.order[placeOf(id, slot)] ?? []).flatMap((child) => idsWithin(document, child)),
    ),
  ];
}

/** The ids of a place in reading order, with all that stand within them. */
export function idsInOrder(document: ContentDocument, place: Place = ROOT): Id[] {
  return (document.order[place] ?? []).flatMap((id) => idsWithin(document, id));
}

/** How deep a place lies: 0 for the tree itself. */
export function depthOf(document: ContentDocument, place: Place): number {
  const owner = ownerOf(place);
  return owner === null ? 0 : 1 + depthOf(document, document.places[owner] ?? ROOT);
}

/** Number of levels of a module and its descendants. */
export function heightOf(node: ModuleNode): number {
  const below = Object.values(node.slots ?? {}).flat();
  return 1 + below.reduce((highest, each) => Math.max(highest, heightOf(each)), 0);
}
