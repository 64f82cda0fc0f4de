import {
  apply,
  type ContentDocument,
  type Id,
  moduleOf,
  type Operation,
  type OperationError,
  summaryOf,
} from '#features/core/documents/index.ts';
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
  without,
} from './history.ts';
import { KeyedStore } from './keyed-store.ts';
import { Value } from './value.ts';

/** Result of undo or redo: the step, or the reason there was none. */
export interface HistoryResult {
  direction: 'undo' | 'redo';
  /** `impossible`: others have changed what it was about. */
  step: StepName | 'none' | 'impossible';
}

/** Listener for operations applied to the document in this browser, undo included. */
export type OnOperation = (operation: Operation) => void;

/** The document of one page while it is edited in a browser: every change goes through `change`, `undo` and `redo`. */
export class Editor {
  readonly store: KeyedStore;
  readonly language: Language;
  readonly history = new Value<History>(NO_HISTORY);
  readonly selected = new Value<Id | null>(null);
  /** Last step undone or redone, for screen readers. */
  readonly lastResult = new Value<HistoryResult | null>(null);
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

  /** Subscribes to operations; returns the cleanup. */
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
    return this.#goBack('undo');
  }

  redo(): StepName | null {
    return this.#goBack('redo');
  }

  /** Replaces the document with the server's merge of local and remote work. It is no undo step. */
  receive(document: ContentDocument): void {
    this.store.put(document);
  }

  #goBack(direction: HistoryResult['direction']): StepName | null {
    const history = this.history.get();
    const step = (direction === 'undo' ? history.done : history.undone).at(-1);
    if (!step) return this.#goNowhere(direction, 'none');
    const applied = this.#apply(step.inverse);
    if (!applied.ok) {
      // Removes the step: its target was removed or changed by others, so nobody can undo it any more.
      this.history.set(without(history, step));
      return this.#goNowhere(direction, 'impossible');
    }
    this.history.set((direction === 'undo' ? undone : redone)(history, applied.value));
    this.selected.set(step.id && moduleOf(this.document, step.id) ? step.id : null);
    this.lastResult.set({ direction, step: step.name });
    return step.name;
  }

  #goNowhere(direction: HistoryResult['direction'], step: 'none' | 'impossible'): null {
    this.lastResult.set({ direction, step });
    return null;
  }

  #apply(operation: Operation): Result<Operation, OperationError> {
    const applied = apply(this.document, operation);
    if (!applied.ok) return fail(applied.error);
    this.store.put(applied.value.document, applied.value.changed);
    for (const listener of [...this.#onOperation]) listener(operation);
    return succeed(applied.value.inverse);
  }
}
