import { fail, type Result, succeed } from '#lib/result.ts';
import { type ContentDocument, idsIn, type Module, moduleOf, placeOf } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { withValueAt } from '../field-path.ts';
import { isSlotName } from '../read-tree.ts';
import type { Id } from '../tree.ts';
import { indexOf } from './change-places.ts';
import type { Applied, Operation, SetColumns } from './operation.ts';

export function setColumns(
  document: ContentDocument,
  { id, field, value, slots }: SetColumns,
): Result<Applied, OperationError> {
  const module = moduleOf(document, id);
  if (!module) return fail({ code: 'unknown-module', id });
  if (slots && (!slots.every(isSlotName) || new Set(slots).size < slots.length))
    return fail({ code: 'malformed', id, field });
  const written = withValueAt(module, null, field, value, 0);
  if (!written.ok) return fail({ code: written.error, id, field });

  const divided = withColumns(document, written.value.module, slots);
  if (!divided) return fail({ code: 'unknown-place', id, field });
  const both = [...(module.slots ?? []), ...(slots ?? [])];
  return succeed({
    document: divided.document,
    inverse: inverseOf(document, module, field, divided.moved),
    changed: [id, ...new Set(both.map((slot) => placeOf(id, slot)))],
  });
}

/**
 * A document in which a module has these slots: the contents of removed slots are appended to the last remaining one, and
 * named. `null` where none remains.
 */
export function withColumns(
  document: ContentDocument,
  module: Module,
  slots: string[] | null,
): { document: ContentDocument; moved: Id[] } | null {
  const { id } = module;
  const before = moduleOf(document, id)?.slots ?? [];
  const after = slots ?? [];
  const moved = before
    .filter((slot) => !after.includes(slot))
    .flatMap((slot) => standing(document, id, slot));
  const last = after.at(-1);
  if (moved.length > 0 && last === undefined) return null;

  const order = { ...document.order };
  const places = { ...document.places };
  for (const slot of before) delete order[placeOf(id, slot)];
  for (const slot of after) order[placeOf(id, slot)] = standing(document, id, slot);
  if (last !== undefined) {
    order[placeOf(id, last)] = [...standing(document, id, last), ...moved];
    for (const each of moved) places[each] = placeOf(id, last);
  }
  const modules = { ...document.modules, [id]: withSlots(module, slots) };
  return { document: { ...document, modules, order, places }, moved };
}

const standing = (document: ContentDocument, id: Id, slot: string): Id[] =>
  idsIn(document, placeOf(id, slot)) ?? [];

function withSlots(module: Module, slots: string[] | null): Module {
  const { slots: _, ...rest } = module;
  return slots ? { ...module, slots } : rest;
}

/** The former layout; the modules that had to leave their column return, each to its index. */
function inverseOf(document: ContentDocument, module: Module, field: string, moved: Id[]): Operation {
  const { id, slots } = module;
  const value = Object.hasOwn(module.data, field) ? module.data[field] : undefined;
  const back: SetColumns = {
    op: 'set-columns',
    id,
    field,
    ...(value === undefined ? {} : { value }),
    slots: slots ?? null,
  };
  if (moved.length === 0) return back;
  const moves = moved.map((each): Operation => {
    const place = document.places[each] ?? placeOf(id, '');
    return { op: 'move', id: each, place, index: indexOf(document, each) };
  });
  return { op: 'batch', operations: [back, ...moves] };
}
