import {
  type ContentDocument,
  type ContentTree,
  type FieldChange,
  type Id,
  idsIn,
  type ModuleChange,
  type ModuleNode,
  nodesOf,
  type Operation,
  ROOT,
  type SetField,
  toNode,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** Fields of a module itself, which their own operations change. */
const FACTS = ['languages', 'online_from', 'online_to'];

/** Tells if a field can be restored separately: not if its list has other entries now. */
export const isRestorable = ({ field, before, after }: FieldChange): boolean =>
  !FACTS.includes(field) && !field.includes('/') && !isItemOrder(before) && !isItemOrder(after);

const isItemOrder = (value: unknown): boolean => Array.isArray(value);

/** Returns the operation that restores a field's value from a version. */
export const restoreField = (id: Id, { field, language, before }: FieldChange): SetField => ({
  op: 'set-field',
  id,
  language,
  field,
  ...(before === undefined ? {} : { value: before }),
});

/** Returns the operation that restores the whole page from a version, as one step. */
export function restoreWholePage(document: ContentDocument, version: ContentTree): Operation {
  const removed = (idsIn(document, ROOT) ?? []).map((id): Operation => ({ op: 'remove', id }));
  const inserted = version.modules.map(
    (node, index): Operation => ({ op: 'insert', place: ROOT, index, node }),
  );
  return { op: 'batch', operations: [...removed, ...inserted] };
}

/** Returns the operation that restores one module from a version; `null` if its place no longer exists. */
export function restoreModule(
  document: ContentDocument,
  version: ContentTree,
  change: ModuleChange,
): Operation | null {
  const { id, kind, from } = change;
  if (kind === 'added') return { op: 'remove', id };
  const node = [...nodesOf(version.modules)].find((each) => each.id === id);
  if (!node) return null;
  const place = from?.place ?? document.places[id] ?? ROOT;
  const order = idsIn(document, place);
  if (!order) return null;
  const index = from?.index ?? order.indexOf(id);
  if (kind === 'removed') return { op: 'insert', place, index, node: withoutKnown(node, document) };
  // Keeps the modules inside it now: only its own content is restored.
  const within = document.modules[id] ? toNode(document, id).slots : undefined;
  return {
    op: 'batch',
    operations: [
      { op: 'remove', id },
      { op: 'insert', place, index, node: within ? { ...node, slots: within } : node },
    ],
  };
}

/** Returns the operation that restores the texts of one language from a version, for modules that still exist. */
export function restoreLanguage(changes: readonly ModuleChange[], language: Language): Operation | null {
  const operations = changes.flatMap(({ id, fields, kind }) =>
    kind === 'changed' || kind === 'moved'
      ? fields
          .filter((field) => field.language === language)
          .map((field): Operation => restoreField(id, field))
      : [],
  );
  return operations.length > 0 ? { op: 'batch', operations } : null;
}

/** Leaves out modules that are elsewhere by now, so that none is inserted twice. */
function withoutKnown(node: ModuleNode, document: ContentDocument): ModuleNode {
  if (!node.slots) return node;
  const slots = Object.entries(node.slots).map(([slot, nodes]) => [
    slot,
    nodes.filter(({ id }) => !document.modules[id]).map((each) => withoutKnown(each, document)),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
