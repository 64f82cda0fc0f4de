import {
  applyAll,
  type ContentDocument,
  type Definitions,
  type FieldError,
  type Operation,
  type SetField,
  singleOperations,
  validateChanges,
} from '#features/core/documents/index.ts';
import { type Disputed, isAbout, isSameDispute, withOwnVersion } from './disputed.ts';
import { redoOn } from './redo-on.ts';

/** Changes to a draft that are not at the server yet, and the version they apply to. Immutable. */
export interface DraftQueue {
  /** The version of the draft that the server has. */
  version: number;
  /** The draft at that version. */
  base: ContentDocument;
  /** Operations of this browser since, in order; without those being sent. */
  pending: readonly Operation[];
  /** Being sent. */
  sent: readonly Operation[];
  /** Conflicts with changes of others, until somebody decides. */
  disputed: readonly Disputed[];
}

/** More the server does not take at once. */
const MAX_SENT = 500;

export const newQueue = (version: number, base: ContentDocument): DraftQueue => ({
  version,
  base,
  pending: [],
  sent: [],
  disputed: [],
});

export const isEmpty = ({ pending, sent }: DraftQueue): boolean => pending.length + sent.length === 0;

/** The queue with one more operation. Continued writing in a disputed text changes the local side of it. */
export function added(queue: DraftQueue, operation: Operation): DraftQueue {
  const open = queue.disputed.find((each) => each.kind === 'field' && isAbout(each, operation));
  if (open && operation.op === 'set-field') {
    const mine = { ...open, mine: operation.value } as Disputed;
    return { ...queue, disputed: queue.disputed.map((each) => (each === open ? mine : each)) };
  }
  const last = queue.pending.at(-1);
  const before = last && isReplacedBy(last, operation) ? queue.pending.slice(0, -1) : queue.pending;
  return { ...queue, pending: [...before, operation] };
}

/** Key presses in one text coalesce to the last value. Operations of undo carry more than a value and are not replaced. */
function isReplacedBy(last: Operation, next: Operation): boolean {
  return isPlain(last) && isPlain(next) && isSameField(last, next);
}

const isPlain = (operation: Operation): operation is SetField =>
  operation.op === 'set-field' && operation.fresh === undefined && operation.prune === undefined;

const isSameField = (one: SetField, other: SetField): boolean =>
  one.id === other.id && one.language === other.language && one.field === other.field;

/**
 * Returns the operations to send now, and the problems of those held back because no draft may contain them, each with
 * its module, field and language.
 */
export function taken(
  queue: DraftQueue,
  definitions: Definitions,
): { queue: DraftQueue; problems: FieldError[] } {
  const applied = applyAll(queue.base, queue.pending);
  const problems = applied.ok ? validateChanges(definitions, queue.base, applied.value) : [];
  const held = queue.pending.filter((operation) => isHeld(operation, problems));
  const ready = queue.pending.filter((operation) => !held.includes(operation));
  const sent = ready.slice(0, MAX_SENT);
  return { queue: { ...queue, sent, pending: [...held, ...ready.slice(MAX_SENT)] }, problems };
}

const isHeld = (operation: Operation, problems: readonly FieldError[]): boolean =>
  operation.op === 'batch'
    ? operation.operations.some((each) => isHeld(each, problems))
    : operation.op === 'set-field' &&
      problems.some(
        ({ id, field, language = null }) =>
          id === operation.id && field === operation.field && language === operation.language,
      );

/** The queue after a failed request: sent operations come before later ones. */
export const requeued = (queue: DraftQueue): DraftQueue => ({
  ...queue,
  pending: [...queue.sent, ...queue.pending],
  sent: [],
});

/** A queue, and the document to show with it; `null` where nothing but its version changed. */
export interface Rebased {
  queue: DraftQueue;
  document: ContentDocument | null;
}

/** Marks the sent operations as stored. `merged` is the draft if others had written as well. */
export function accepted(
  queue: DraftQueue,
  { version, merged }: { version: number; merged: ContentDocument | null },
  shown: ContentDocument,
): Rebased {
  const own = applyAll(queue.base, queue.sent);
  const base = own.ok ? own.value.document : queue.base;
  if (!merged) return { queue: { ...queue, version, base, sent: [] }, document: null };
  return rebased({ ...queue, version, base, sent: [] }, merged, shown);
}

/** A conflict: its operations are taken out, and the rest is sent unchanged. */
export function disputedBy(queue: DraftQueue, disputed: readonly Disputed[]): DraftQueue {
  const all = requeued(queue).pending.flatMap(singleOperations);
  const pending = all.filter((operation) => !disputed.some((each) => isAbout(each, operation)));
  const known = queue.disputed.filter((each) => !disputed.some((other) => isSameDispute(each, other)));
  return { ...queue, pending, sent: [], disputed: [...known, ...disputed] };
}

/**
 * Rebases the queue on another state of the draft: pending operations are applied there again. Those that no longer apply,
 * and texts changed on both sides, are disputed; nothing is dropped silently.
 * @param shown the document on the page, for values that would be lost
 */
export function rebased(queue: DraftQueue, draft: ContentDocument, shown: ContentDocument): Rebased {
  const redone = redoOn({ before: queue.base, now: draft, shown }, queue.pending);
  const known = (disputed: Disputed) => queue.disputed.some((each) => isSameDispute(each, disputed));
  const disputed = [...queue.disputed, ...redone.disputed.filter((each) => !known(each))];
  return {
    queue: { ...queue, base: draft, pending: redone.operations, disputed },
    document: disputed.reduce(withOwnVersion, redone.document),
  };
}
