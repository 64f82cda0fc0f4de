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

/** Fields of a module itself, which operations of their own change. */
const FACTS = ['languages', 'online_from', 'online_to'];

/** Whether a field can be brought back by itself: not where the entries of its list are others. */
export const canComeBack = ({ field, before, after }: FieldChange): boolean =>
  !FACTS.includes(field) && !field.includes('/') && !isItemOrder(before) && !isItemOrder(after);

const isItemOrder = (value: unknown): boolean => Array.isArray(value);

/** What gives a field the value that a version has. */
export const fieldBack = (id: Id, { field, language, before }: FieldChange): SetField => ({
  op: 'set-field',
  id,
  language,
  field,
  ...(before === undefined ? {} : { value: before }),
});

/** What makes the whole page as a version has it, as one step. */
export function pageBack(document: ContentDocument, version: ContentTree): Operation {
  const removed = (idsIn(document, ROOT) ?? []).map((id): Operation => ({ op: 'remove', id }));
  const inserted = version.modules.map(
    (node, index): Operation => ({ op: 'insert', place: ROOT, index, node }),
  );
  return { op: 'batch', operations: [...removed, ...inserted] };
}

/** What makes one module as a version has it; `null` where its place is not there any more. */
export function moduleBack(
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
  // What stands in it now stays: only what it says itself comes back.
  const within = document.modules[id] ? toNode(document, id).slots : undefined;
  return {
    op: 'batch',
    operations: [
      { op: 'remove', id },
      { op: 'insert', place, index, node: within ? { ...node, slots: within } : node },
    ],
  };
}

/** What gives one language the texts a version has, wherever the module is still there. */
export function languageBack(changes: readonly ModuleChange[], language: Language): Operation | null {
  const operations = changes.flatMap(({ id, fields, kind }) =>
    kind === 'changed' || kind === 'moved'
      ? fields.filter((field) => field.language === language).map((field): Operation => fieldBack(id, field))
      : [],
  );
  return operations.length > 0 ? { op: 'batch', operations } : null;
}

/** What was in a module and is elsewhere by now is not put in twice. */
function withoutKnown(node: ModuleNode, document: ContentDocument): ModuleNode {
  if (!node.slots) return node;
  const slots = Object.entries(node.slots).map(([slot, nodes]) => [
    slot,
    nodes.filter(({ id }) => !document.modules[id]).map((each) => withoutKnown(each, document)),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
