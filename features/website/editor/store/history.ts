import type { Id, Operation } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** Description of an edit, for the names of steps: the words are formed when it is shown. */
export interface StepName {
  did: 'write' | 'insert' | 'remove' | 'move' | 'duplicate' | 'paste' | 'change' | 'choose' | 'restore';
  /** The kind of the module it was done to. */
  type: string;
  /** Summary of the module at that time. */
  summary: string;
}

/** Something that can be undone. */
export interface Step {
  name: StepName;
  /** Leads back. */
  inverse: Operation;
  /** The module of the step: shown when it is undone. */
  id: Id | null;
  /** Writing on in one text is one step: which text. */
  text?: string;
  /** Time of its last continuation, in milliseconds. */
  at: number;
}

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** More than anybody undoes. */
const MAX_STEPS = 300;
/** Writing on after a pause of this length is another step. */
const PAUSE_MS = 2000;

/** The name under which writing in one text is one step. */
export const textKey = (id: Id, language: Language | null, field: string): string =>
  `${id} ${language} ${field}`;

/** The history after a step. Continuous typing in the text of the last step is part of it. */
export function recorded({ done }: History, step: Step): History {
  const last = done.at(-1);
  if (last && continuesStep(last, step)) {
    return { done: [...done.slice(0, -1), { ...last, at: step.at }], undone: [] };
  }
  return { done: [...done, step].slice(-MAX_STEPS), undone: [] };
}

function continuesStep(last: Step, { text, at }: Step): boolean {
  return text !== undefined && last.text === text && at - last.at <= PAUSE_MS;
}

/** The history without a step that leads nowhere any more. */
export function without({ done, undone }: History, step: Step): History {
  const isOther = (each: Step) => each !== step;
  return { done: done.filter(isOther), undone: undone.filter(isOther) };
}

/** Joins two histories: the steps of `before`, followed by those of `after`. */
export function followedBy(before: History, after: History): History {
  const done = [...before.done, ...after.done].slice(-MAX_STEPS);
  // Drops the earlier redo steps if something was done since.
  return { done, undone: after.done.length > 0 ? after.undone : [...before.undone, ...after.undone] };
}

/** From now on writing on in the text of the last step is its own step. */
export function closed(history: History): History {
  const last = history.done.at(-1);
  if (last?.text === undefined) return history;
  const { text: _, ...step } = last;
  return { ...history, done: [...history.done.slice(0, -1), step] };
}

/** The history after its last step was undone; `inverse` leads to where it was. */
export function undone({ done, undone: before }: History, inverse: Operation): History {
  const step = done.at(-1);
  if (!step) return { done, undone: before };
  return { done: done.slice(0, -1), undone: [...before, { ...step, inverse }] };
}

/** The history after what was undone last was done again; `inverse` leads back. */
export function redone({ done, undone: before }: History, inverse: Operation): History {
  const step = before.at(-1);
  if (!step) return { done, undone: before };
  const { text: _, ...rest } = step;
  return { done: [...done, { ...rest, inverse }], undone: before.slice(0, -1) };
}
