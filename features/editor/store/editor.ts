import {
  apply,
  type ContentDocument,
  type Id,
  moduleOf,
  type Operation,
  type OperationError,
  summaryOf,
} from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { DEFINITIONS } from '../definitions.ts';
import {
  closed,
  type History,
  NO_HISTORY,
  recorded,
  redone,
  type StepName,
  textKey,
  undone,
} from './history.ts';
import { KeyedStore } from './keyed-store.ts';
import { Value } from './value.ts';

/** What was done to the document in this browser, undoing included. */
export type OnOperation = (operation: Operation) => void;

/** The document of one page while it is edited in a browser: every change goes through `change`, `undo` and `redo`. */
export class Editor {
  readonly store: KeyedStore;
  readonly language: Language;
  readonly history = new Value<History>(NO_HISTORY);
  readonly selected = new Value<Id | null>(null);
  readonly #now: () => number;
  readonly #onOperation = new Set<OnOperation>();

  constructor(document: ContentDocument, { language, now }: { language: Language; now: () => number }) {
    this.store = new KeyedStore(document);
    this.language = language;
    this.#now = now;
  }

  get document(): ContentDocument {
    return this.store.document;
  }

  /** Hears of every operation once it is done; returns what ends it. */
  listen(listener: OnOperation): () => void {
    this.#onOperation.add(listener);
    return () => this.#onOperation.delete(listener);
  }

  /** Does something that can be undone as one step. An error says why it cannot be done, and nothing is. */
  change(operation: Operation, did: StepName['did'], about: Id): Result<null, OperationError> {
    const before = this.document;
    const applied = this.#apply(operation);
    if (!applied.ok) return applied;
    const module = moduleOf(this.document, about) ?? moduleOf(before, about);
    const summary = module ? summaryOf(DEFINITIONS, module, this.language) : '';
    const text =
      operation.op === 'set-field' && did === 'write'
        ? textKey(operation.id, operation.language, operation.field)
        : undefined;
    this.history.set(
      recorded(this.history.get(), {
        name: { did, type: module?.type ?? '', summary },
        inverse: applied.value,
        id: about,
        ...(text === undefined ? {} : { text }),
        at: this.#now(),
      }),
    );
    return succeed(null);
  }

  /** Somebody left the text they were writing in: going on there later is another step. */
  closeStep(): void {
    this.history.set(closed(this.history.get()));
  }

  /** Takes the last step back; answers it, `null` where there is none or others have made it impossible. */
  undo(): StepName | null {
    return this.#goBack(this.history.get().done, undone);
  }

  redo(): StepName | null {
    return this.#goBack(this.history.get().undone, redone);
  }

  /** Puts what the server made of this and others' work in the place of the document. It is nobody's step. */
  receive(document: ContentDocument): void {
    this.store.put(document);
  }

  #goBack(steps: History['done'], moved: typeof undone): StepName | null {
    const step = steps.at(-1);
    if (!step) return null;
    const applied = this.#apply(step.inverse);
    if (!applied.ok) {
      // What it was about is gone or changed by others: nobody can take it back any more.
      const { done, undone } = this.history.get();
      this.history.set(
        steps === done ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) },
      );
      return null;
    }
    this.history.set(moved(this.history.get(), applied.value));
    this.selected.set(step.id && moduleOf(this.document, step.id) ? step.id : null);
    return step.name;
  }

  #apply(operation: Operation): Result<Operation, OperationError> {
    const applied = apply(this.document, operation);
    if (!applied.ok) return fail(applied.error);
    this.store.put(applied.value.document, applied.value.changed);
    for (const listener of [...this.#onOperation]) listener(operation);
    return succeed(applied.value.inverse);
  }
}
