import {
  applyAll,
  isSame,
  type Json,
  moduleOf,
  type Operation,
  valueAt,
} from '#features/core/documents/index.ts';
import type { Editor } from '../store/editor.ts';
import { followedBy, NO_HISTORY } from '../store/history.ts';
import { Value } from '../store/value.ts';
import { type DraftQueue, isEmpty } from './draft-queue.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { Journal, LeftEntry } from './journal.ts';
import type { LocalDraft } from './local-draft-store.ts';

/** Delay before typed text is stored locally: no more than that is lost. */
const SOON_MS = 250;
/** A killed tab may hold its lock for some seconds more: locked entries are polled so often, at this interval. */
const MAX_POLLS = 3;
const POLL_MS = 3000;

/** Unsaved work found in this browser, for somebody to decide about: the entries of one tab after the other. */
export class UnsavedWork {
  readonly found = new Value<LocalDraft | null>(null);
  readonly #editor: Editor;
  readonly #saver: DraftSaver;
  readonly #journal: Journal;
  /** Undecided entries; the first is shown. */
  #left: LeftEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];

  constructor(editor: Editor, saver: DraftSaver, journal: Journal) {
    this.#editor = editor;
    this.#saver = saver;
    this.#journal = journal;
  }

  /** Finds the work of closed tabs; that of this one is stored beside it. */
  async start(version: number): Promise<void> {
    const rest = await this.#collect();
    // Steps lead back from the very state they were done in.
    const steps = rest.find(({ local: { queue } }) => this.#isAsItWas(queue) || queue.version === version);
    if (steps && this.#left.length === 0 && this.#editor.history.get() === NO_HISTORY)
      this.#editor.history.set(steps.local.history);
    this.#persist();
    await this.#write();
    for (const { name } of rest) await this.#journal.drop(name);
    this.#offer();
    this.#collectAgain(MAX_POLLS);
  }

  /** Restores the entry: changes of others are merged. */
  restore(): void {
    const local = this.found.get();
    if (local) {
      this.#saver.goOn(local.queue);
      const { history } = this.#editor;
      history.set(followedBy(local.history, history.get()));
    }
    this.discard();
  }

  /** Drops the entry on display; if its changes were restored, they are in this tab's own entry from now on. */
  discard(): void {
    this.found.set(null);
    const entry = this.#left.shift();
    if (entry) void this.#write().then(() => this.#removeEntry(entry));
  }

  /** The page is left, perhaps only for a while. */
  leave(): void {
    this.#journal.leave();
  }

  comeBack(): void {
    void this.#journal.comeBack();
  }

  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pollTimer);
    for (const stop of this.#stops) stop();
    this.#journal.end();
  }

  /** Claims abandoned entries: lost work is queued for a decision; returns entries the server has after all. */
  async #collect(): Promise<LeftEntry[]> {
    const left = await this.#journal.claimAbandoned();
    const lost = left.filter(({ local }) => this.#isLost(local));
    this.#left.push(...lost);
    return left.filter((entry) => !lost.includes(entry));
  }

  #collectAgain(times: number): void {
    if (times === 0) return;
    this.#pollTimer = setTimeout(async () => {
      for (const { name } of await this.#collect()) await this.#journal.drop(name);
      this.#offer();
      this.#collectAgain(times - 1);
    }, POLL_MS);
  }

  async #removeEntry({ name }: LeftEntry): Promise<void> {
    await this.#journal.drop(name);
    this.#offer();
  }

  /** Shows what comes first; only once the server has all else, which it is then brought together with. */
  #offer(): void {
    const [entry] = this.#left;
    if (!entry || this.found.get()) return;
    if (isEmpty(this.#saver.queue.get())) {
      // Another tab may have left the same.
      if (this.#isLost(entry.local)) this.found.set(entry.local);
      else this.discard();
      return;
    }
    const stop = this.#saver.queue.subscribe(() => {
      if (!isEmpty(this.#saver.queue.get())) return;
      stop();
      this.#offer();
    });
    this.#stops.push(stop);
  }

  /** Tells if some of it is not at the server. The last request may have arrived after all. */
  #isLost({ queue }: LocalDraft): boolean {
    if (queue.disputed.length > 0) return true;
    return !this.#isAsItWas(queue) && operationsOf(queue).some((operation) => !this.#isThere(operation));
  }

  /** Tells if the draft is in the state this browser left it in. */
  #isAsItWas(queue: DraftQueue): boolean {
    const left = applyAll(queue.base, operationsOf(queue));
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

  #persist(): void {
    const soon = () => {
      this.#timer ??= setTimeout(() => void this.#write(), SOON_MS);
    };
    // Writes at once after saving, so that stored changes are not offered as lost to an editor who leaves the page
    // right after.
    const atOnceWhenSaved = () => (isEmpty(this.#saver.queue.get()) ? void this.#write() : soon());
    this.#stops.push(this.#saver.queue.subscribe(atOnceWhenSaved), this.#editor.history.subscribe(soon));
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#journal.write({
      queue: this.#saver.queue.get(),
      history: this.#editor.history.get(),
      at: Date.now(),
    });
  }
}

const operationsOf = ({ sent, pending }: DraftQueue): readonly Operation[] => [...sent, ...pending];
