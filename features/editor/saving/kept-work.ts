import {
  applyAll,
  type ContentDocument,
  isSame,
  type Json,
  moduleOf,
  type Operation,
  valueAt,
} from '#features/content/index.ts';
import type { Editor } from '../store/editor.ts';
import { followedBy, NO_HISTORY } from '../store/history.ts';
import { Value } from '../store/value.ts';
import { isEmpty } from './draft-queue.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { Journal, Kept } from './journal.ts';

/** What is typed is kept this soon: no more than that is lost. */
const SOON_MS = 250;

/** What was kept in this browser and never saved, for somebody to decide about. */
export class KeptWork {
  readonly found = new Value<Kept | null>(null);
  readonly #editor: Editor;
  readonly #saver: DraftSaver;
  readonly #journal: Journal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];

  constructor(editor: Editor, saver: DraftSaver, journal: Journal) {
    this.#editor = editor;
    this.#saver = saver;
    this.#journal = journal;
  }

  /** Looks for what was kept; from then on, or from a decision about it on, everything is kept. */
  async start(version: number): Promise<void> {
    const kept = await this.#journal.read();
    const { pending = [], sent = [], disputed = [] } = kept?.queue ?? {};
    const operations = [...sent, ...pending];
    const isAsItWas = kept !== null && this.#isAsItWas(kept.queue.base, operations);
    // The last request may have arrived after all.
    const isLost = !isAsItWas && operations.some((operation) => !this.#isThere(operation));
    if (kept && (isLost || disputed.length > 0)) {
      this.found.set(kept);
      return;
    }
    // Steps lead back from the very state they were done in.
    if (kept && (isAsItWas || kept.queue.version === version) && this.#editor.history.get() === NO_HISTORY)
      this.#editor.history.set(kept.history);
    this.#keep();
  }

  /** Goes on where it ended: what others did meanwhile is brought together with it. */
  restore(): void {
    const kept = this.found.get();
    if (kept) {
      this.#saver.goOn(kept.queue);
      const { history } = this.#editor;
      history.set(followedBy(kept.history, history.get()));
    }
    this.discard();
  }

  discard(): void {
    this.found.set(null);
    this.#keep();
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  /** Whether the draft is as this browser left it. */
  #isAsItWas(base: ContentDocument, operations: readonly Operation[]): boolean {
    const left = applyAll(base, operations);
    return (
      left.ok && isSame(left.value.document as unknown as Json, this.#editor.document as unknown as Json)
    );
  }

  #isThere(operation: Operation): boolean {
    if (operation.op !== 'set-field') return false;
    const module = moduleOf(this.#editor.document, operation.id);
    return (
      module !== undefined && isSame(valueAt(module, operation.language, operation.field), operation.value)
    );
  }

  #keep(): void {
    const soon = () => {
      this.#timer ??= setTimeout(() => this.#write(), SOON_MS);
    };
    // What the server has must not be offered as lost to who leaves the page right after it was saved.
    const atOnceWhenSaved = () => (isEmpty(this.#saver.queue.get()) ? this.#write() : soon());
    this.#stops = [this.#saver.queue.subscribe(atOnceWhenSaved), this.#editor.history.subscribe(soon)];
    soon();
  }

  #write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#journal.write({
      queue: this.#saver.queue.get(),
      history: this.#editor.history.get(),
      at: Date.now(),
    });
  }
}
