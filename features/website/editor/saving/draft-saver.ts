import type { Definitions, FieldError, Operation } from '#features/core/documents/index.ts';
import type { Editor } from '../store/editor.ts';
import { Value } from '../store/value.ts';
import {
  bothSides,
  type Disputed,
  decision,
  disputedOf,
  isSameDispute,
  lostBy,
  type Side,
} from './disputed.ts';
import {
  accepted,
  added,
  type DraftQueue,
  disputedBy,
  isEmpty,
  type Rebased,
  rebased,
  requeued,
  taken,
} from './draft-queue.ts';
import type { OverruledCall, ReadCall, SaveCall, SaveResult } from './save-call.ts';
import { CLEAN, nextSaving, type Saving, type SavingEvent } from './saving-state.ts';

interface SaverDependencies {
  definitions: Definitions;
  call: SaveCall;
  read: ReadCall;
  saveOverruled: OverruledCall;
  now: () => number;
  /** Calls back after so many milliseconds; returns what keeps it from doing so. */
  wait: (ms: number, done: () => void) => () => void;
}

/** Saves what is done in an editor: one request at a time, and never anything but that what the server has is older. */
export class DraftSaver {
  readonly saving = new Value<Saving>(CLEAN);
  /** Problems of changes held back because no draft may contain them. */
  readonly problems = new Value<readonly FieldError[]>([]);
  readonly queue: Value<DraftQueue>;
  /** Texts that are not even in the document: beyond what any may hold. */
  readonly #untaken = new Map<string, FieldError>();
  #held: readonly FieldError[] = [];
  readonly #editor: Editor;
  readonly #deps: SaverDependencies;
  #stopWaiting: () => void = () => undefined;
  readonly #stopListening: () => void;

  constructor(editor: Editor, queue: DraftQueue, deps: SaverDependencies) {
    this.#editor = editor;
    this.#deps = deps;
    this.queue = new Value(queue);
    this.#stopListening = editor.listen((operation) => this.#add(operation));
    if (!isEmpty(queue)) this.#happens({ on: 'changed' });
  }

  /** Something happened that saving depends on. */
  tell(on: 'online' | 'signed-in'): void {
    this.#happens({ on });
  }

  /** Resumes a restored queue: its operations are on the page again, and are sent unchanged. */
  goOn(restored: DraftQueue): void {
    const queue = requeued(restored);
    const now = this.queue.get();
    const pending = [...queue.pending, ...now.pending];
    const disputed = [...queue.disputed, ...now.disputed];
    this.#show(rebased({ ...queue, pending, disputed }, queue.base, this.#editor.document));
    this.#happens({ on: 'changed' });
  }

  /** Sends what is there without waiting for a pause; true once the server has everything. */
  async flush(): Promise<boolean> {
    do {
      this.#stopWaiting();
      this.#happens({ on: 'time-up' });
      await this.#quiet();
    } while (this.saving.get().is === 'dirty');
    return this.isSaved;
  }

  /** True if the server has all changes made here. */
  get isSaved(): boolean {
    const queue = this.queue.get();
    return isEmpty(queue) && queue.disputed.length === 0 && this.#untaken.size === 0;
  }

  /** Says what becomes of a text somebody writes: why the document did not take it, or that it did (`null`). */
  textWritten(key: string, error: FieldError | null): void {
    if (error) this.#untaken.set(key, error);
    else if (!this.#untaken.delete(key)) return;
    this.#tellProblems(this.#held);
  }

  #tellProblems(held: readonly FieldError[]): void {
    this.#held = held;
    this.problems.set([...this.#untaken.values(), ...held]);
  }

  /** Merges the saved changes of others; local changes are preserved. False without an answer. */
  async catchUp(): Promise<boolean> {
    await this.#quiet();
    const found = await this.#deps.read();
    if (!found) return false;
    const queue = this.queue.get();
    // Skips the draft if a save is pending, because its answer brings the same changes.
    if (this.saving.get().is === 'saving' || found.version <= queue.version) return true;
    this.#show(rebased({ ...queue, version: found.version }, found.draft, this.#editor.document));
    return true;
  }

  /** Resolves a conflict. The losing side is saved as a version first: where that fails, nothing is resolved (false). */
  async decide(sides: ReadonlyMap<Disputed, Side>): Promise<boolean> {
    await this.flush();
    const { mine, theirs } = lostBy(sides);
    const { version } = this.queue.get();
    const { saveOverruled } = this.#deps;
    if (theirs && !(await saveOverruled([], version))) return false;
    if (mine.length > 0 && !(await saveOverruled(mine, version))) return false;
    await this.#quiet();
    const queue = this.queue.get();
    this.queue.set({ ...queue, disputed: queue.disputed.filter((each) => !sides.has(each)) });
    for (const [disputed, side] of sides) {
      const both = bothSides(disputed, queue.base, this.#deps.definitions);
      for (const operation of decision(disputed, side, both)) this.#add(operation);
    }
    this.#show(rebased(this.queue.get(), queue.base, this.#editor.document));
    // Reports the saved state after a decision for theirs: nothing is left to save, and the editor expects to read
    // that.
    if (isEmpty(this.queue.get())) this.#happens({ on: 'changed' });
    return true;
  }

  end(): void {
    this.#stopWaiting();
    this.#stopListening();
  }

  #add(operation: Operation): void {
    this.queue.set(added(this.queue.get(), operation));
    this.#happens({ on: 'changed' });
  }

  #happens(event: SavingEvent): void {
    const [saving, effect] = nextSaving(this.saving.get(), event);
    this.saving.set(saving);
    if (effect?.do === 'wait') {
      this.#stopWaiting();
      this.#stopWaiting = this.#deps.wait(effect.ms, () => this.#happens({ on: 'time-up' }));
    } else if (effect?.do === 'send') void this.#send();
  }

  async #send(): Promise<void> {
    const { call, definitions, now } = this.#deps;
    const { queue, problems } = taken(this.queue.get(), definitions);
    this.queue.set(queue);
    this.#tellProblems(problems);
    if (queue.sent.length === 0) {
      this.#happens(problems.length > 0 ? { on: 'refused' } : { on: 'answered', at: now(), more: false });
      return;
    }
    this.#happens(this.#toEvent(await call(queue.sent, queue.version)));
  }

  /** Applies an answer to the queue and the document, and returns the saving event it causes. */
  #toEvent(answer: SaveResult): SavingEvent {
    const queue = this.queue.get();
    const shown = this.#editor.document;
    switch (answer.is) {
      case 'stored':
        this.#show(accepted(queue, answer, shown));
        return this.#answered();
      case 'disputed': {
        const disputed = disputedOf(answer.conflicts, shown);
        const left = disputedBy(queue, disputed);
        // The rest goes to the server unchanged; operations that cannot be distinguished are applied again on their draft.
        const canBeMerged =
          disputed.length > 0 && left.pending.length > 0 && !queue.disputed.some(isAmong(disputed));
        if (canBeMerged) this.queue.set(left);
        else this.#show(rebased({ ...left, version: answer.version }, answer.draft, shown));
        return this.#answered();
      }
      case 'refused':
        this.#tellProblems(answer.problems);
        this.queue.set(requeued(queue));
        return { on: 'refused' };
      default:
        this.queue.set(requeued(queue));
        return { on: answer.is };
    }
  }

  #answered(): SavingEvent {
    return { on: 'answered', at: this.#deps.now(), more: this.queue.get().pending.length > 0 };
  }

  #show({ queue, document }: Rebased): void {
    this.queue.set(queue);
    if (document) this.#editor.receive(document);
  }

  /** Resolves when no request is pending. */
  #quiet(): Promise<void> {
    return new Promise((resolve) => {
      const finishSaving = () => {
        if (this.saving.get().is === 'saving') return;
        stop();
        resolve();
      };
      const stop = this.saving.subscribe(finishSaving);
      finishSaving();
    });
  }
}

const isAmong = (disputes: readonly Disputed[]) => (disputed: Disputed) =>
  disputes.some((each) => isSameDispute(each, disputed));
