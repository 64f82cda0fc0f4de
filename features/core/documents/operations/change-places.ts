import { fail, type Result, succeed } from '#lib/result.ts';
import {
  type ContentDocument,
  depthOf,
  heightOf,
  idsIn,
  idsWithin,
  moduleOf,
  type Place,
  subtreeOf,
} from '../document.ts';
import type { OperationError } from '../errors.ts';
import { checkSize, LIMITS } from '../limits.ts';
import { readNode } from '../read-tree.ts';
import type { Id, ModuleNode } from '../tree.ts';

/** A list with something put in at an index; beyond the end means the end. */
export function insertAt<T>(list: readonly T[], index: number, entry: T): T[] {
  const at = Math.max(0, Math.min(list.length, Math.trunc(index)));
  return [...list.slice(0, at), entry, ...list.slice(at)];
}

/** The document with a module and all that stands in it put into a place: its shape, ids and limits are checked. */
export function insertInto(
  document: ContentDocument,
  place: Place,
  index: number,
  node: ModuleNode,
): Result<ContentDocument, OperationError> {
  const read = readNode(node);
  if (!read.ok) return read;
  const ids = idsIn(document, place);
  if (!ids) return fail({ code: 'unknown-place' });
  const parts = subtreeOf(node, place);
  const taken = Object.keys(parts.modules).find((id) => moduleOf(document, id));
  if (taken !== undefined) return fail({ code: 'id-taken', id: taken });
  if (depthOf(document, place) + heightOf(node) > LIMITS.depth)
    return fail({ code: 'too-deep', id: node.id, limit: LIMITS.depth });
  return checkSize(document, {
    ...document,
    modules: { ...document.modules, ...parts.modules },
    order: { ...document.order, ...parts.order, [place]: insertAt(ids, index, node.id) },
    places: { ...document.places, ...parts.places },
  });
}

/** The document without a module and all that stood in it. */
export function removeFrom(document: ContentDocument, id: Id): ContentDocument {
  const place = document.places[id] as Place;
  const gone = new Set(idsWithin(document, id));
  const modules = { ...document.modules };
  const places = { ...document.places };
  const order: ContentDocument['order'] = {
    ...document.order,
    [place]: (document.order[place] ?? []).filter((each) => each !== id),
  };
  for (const each of gone) {
    for (const slot of modules[each]?.slots ?? []) delete order[`${each}/${slot}`];
    delete modules[each];
    delete places[each];
  }
  return { ...document, modules, order, places };
}

/** A module's number in its place. */
export function indexOf(document: ContentDocument, id: Id): number {
  return document.order[document.places[id] as Place]?.indexOf(id) ?? -1;
}

/** A module under new ids: `as` itself, and `as.1`, `as.2` … for its descendants, in reading order. */
export function withNewIds(node: ModuleNode, as: Id): ModuleNode {
  let made = 0;
  const renamed = (each: ModuleNode, id: Id): ModuleNode => {
    if (!each.slots) return { ...each, id };
    const slots = Object.entries(each.slots).map(
      ([slot, nodes]) => [slot, nodes.map((child) => renamed(child, `${as}.${++made}`))] as const,
    );
    return { ...each, id, slots: Object.fromEntries(slots) };
  };
  return renamed(node, as);
}

/** Checks the depth limit for a module that only moves; for modules put into the document `insertInto` has already checked it. */
export function checkDepth(
  document: ContentDocument,
  place: Place,
  node: ModuleNode,
): Result<true, OperationError> {
  return depthOf(document, place) + heightOf(node) > LIMITS.depth
    ? fail({ code: 'too-deep', id: node.id, limit: LIMITS.depth })
    : succeed(true);
}
