import {
  apply,
  type Conflict,
  type ContentDocument,
  type Definitions,
  fieldAt,
  type Id,
  type InsertItem,
  idsIn,
  idsWithin,
  isSame,
  type Json,
  moduleOf,
  type Operation,
  type Place,
  type RemoveItem,
  toNode,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

interface Spot {
  place: Place;
  index: number;
}

export type Side = 'mine' | 'theirs' | 'both';

/** Conflict between the changes of two editors, until one of them decides: each kind with both sides. `undefined` is absent. */
export type Disputed =
  | {
      kind: 'field';
      id: Id;
      field: string;
      language: Language | null;
      mine: Json | undefined;
      theirs: Json | undefined;
    }
  | { kind: 'place'; id: Id; mine: Spot; theirs: Spot }
  /** One removed it, the other worked on it; `mine` is the document it stood in here. */
  | { kind: 'removed'; id: Id; by: 'mine' | 'theirs'; mine: ContentDocument }
  | { kind: 'removed-item'; id: Id; field: string; item: Id; by: 'mine' | 'theirs'; mine: ContentDocument };

/** Returns the conflicts the server found, together with the local state. */
export function disputedOf(conflicts: readonly Conflict[], shown: ContentDocument): Disputed[] {
  return conflicts.map((conflict) =>
    conflict.kind === 'field' || conflict.kind === 'place' ? conflict : { ...conflict, mine: shown },
  );
}

/** Tells if two conflicts have the same subject, whatever the values of each side. */
export function isSameDispute(one: Disputed, other: Disputed): boolean {
  const { mine: _, ...about } = one;
  const { mine: __, ...aboutOther } = other;
  return isSame(about as unknown as Json, aboutOther as unknown as Json);
}

/** Tells if an operation of this browser is the subject of a conflict: it is not sent before somebody decides. */
export function isAbout(disputed: Disputed, operation: Operation): boolean {
  if (!('id' in operation)) return false;
  // Includes all modules within the one they removed, since those were removed with it.
  if (disputed.kind === 'removed' && disputed.by === 'theirs')
    return idsWithin(disputed.mine, disputed.id).includes(operation.id);
  if (operation.id !== disputed.id) return false;
  switch (disputed.kind) {
    case 'field':
      return (
        'field' in operation &&
        operation.field === disputed.field &&
        (!('language' in operation) || operation.language === disputed.language)
      );
    case 'place':
      return operation.op === 'move';
    case 'removed':
      return operation.op === 'remove';
    case 'removed-item':
      return (
        'field' in operation &&
        (operation.field === disputed.field ||
          operation.field.startsWith(`${disputed.field}/${disputed.item}/`))
      );
  }
}

/** The document on show during a conflict: with this editor's texts. */
export function withOwnVersion(document: ContentDocument, disputed: Disputed): ContentDocument {
  if (disputed.kind !== 'field') return document;
  const applied = apply(document, setTo(disputed, disputed.mine));
  return applied.ok ? applied.value.document : document;
}

function setTo(
  { id, field, language }: Extract<Disputed, { kind: 'field' }>,
  value: Json | undefined,
): Operation {
  return { op: 'set-field', id, language, field, ...(value === undefined ? {} : { value }) };
}

/** Mine and then theirs, where a field has room for both; `null` where one of them must be chosen. */
export function bothSides(disputed: Disputed, draft: ContentDocument, definitions: Definitions): Json | null {
  if (disputed.kind !== 'field') return null;
  const { id, field: path, mine, theirs } = disputed;
  const field = fieldAt(definitions.get(moduleOf(draft, id)?.type ?? '')?.fields ?? {}, path);
  if (!field?.join || mine === undefined || theirs === undefined) return null;
  if (field.isEmpty(mine) || field.isEmpty(theirs)) return null;
  const both = field.schema.safeParse(field.join(mine, theirs));
  return both.success ? (both.data as Json) : null;
}

/**
 * Returns the operations that apply a decision for a side to the server's draft, whose side is `theirs`. Empty if the
 * draft already
 * has the chosen value.
 * @param both what stands for both, from `bothSides`; without it both is mine
 */
export function decision(disputed: Disputed, side: Side, both: Json | null = null): Operation[] {
  if (side === 'theirs') return [];
  if (side === 'both' && both !== null && disputed.kind === 'field') return [setTo(disputed, both)];
  switch (disputed.kind) {
    case 'field':
      return [setTo(disputed, disputed.mine)];
    case 'place':
      return [{ op: 'move', id: disputed.id, ...disputed.mine }];
    case 'removed':
      return disputed.by === 'mine'
        ? [{ op: 'remove', id: disputed.id }]
        : restoreCounts(disputed.id, disputed.mine);
    case 'removed-item': {
      const { id, field, item, mine } = disputed;
      const removal: RemoveItem = { op: 'remove-item', id, field, item };
      const back = disputed.by === 'mine' ? removal : restoreItem(removal, mine);
      return back ? [back] : [];
    }
  }
}

/**
 * Returns the losing changes of such decisions: `theirs` tells if any of theirs lose, `mine` holds mine as the
 * operations that would have been applied to their draft. Positions of modules are left out because they are nobody's
 * text, and content removed on both sides because it is in an earlier version.
 */
export function lostBy(sides: ReadonlyMap<Disputed, Side>): { mine: Operation[]; theirs: boolean } {
  const lost = [...sides].filter(
    ([disputed, side]) => disputed.kind !== 'place' && (!('by' in disputed) || disputed.by === side),
  );
  return {
    mine: lost.flatMap(([disputed, side]) => (side === 'theirs' ? decision(disputed, 'mine') : [])),
    theirs: lost.some(([, side]) => side === 'mine'),
  };
}

function restoreCounts(id: Id, document: ContentDocument): Operation[] {
  const place = document.places[id];
  if (!moduleOf(document, id) || !place) return [];
  return [
    { op: 'insert', place, index: idsIn(document, place)?.indexOf(id) ?? 0, node: toNode(document, id) },
  ];
}

/** Returns the operation that restores an item to its state in a document; `null` if the document does not have it. */
export function restoreItem(removal: RemoveItem, document: ContentDocument): InsertItem | null {
  const removed = apply(document, removal);
  // Inverse of removing an item is inserting it.
  return removed.ok ? (removed.value.inverse as InsertItem) : null;
}
