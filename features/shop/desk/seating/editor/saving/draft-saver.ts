import type { SeatingPlan } from '#features/box-office/seating/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Outcome of a call that stores a draft. */
export type SaveOutcome =
  | { is: 'saved'; revision: number; changedAt: Instant }
  /** Somebody else has changed the draft. */
  | { is: 'conflict' }
  /** The server takes no draft like this. */
  | { is: 'refused' }
  | { is: 'signed-out' }
  /** No answer, or one that the next call may not get. */
  | { is: 'failed' };

/** State of a draft: with its revision, which forms of the page name. */
export type SavingState = { revision: number; changedAt: Instant } & {
  is: 'saved' | 'saving' | Exclude<SaveOutcome['is'], 'saved'>;
};

export type SaveDraft = (draft: SeatingPlan, revision: number) => Promise<SaveOutcome>;

/** Acts within this time are stored as one. */
const COLLECT_MS = 300;
const AGAIN_MS = 5000;

/**
 * Stores a draft after each act, one call at a time; what changes meanwhile is stored by the next one. A call that fails is repeated
 * until it succeeds. After a conflict nothing is stored any more until somebody has decided (`adopt`).
 */
export class DraftSaver {
  #state: SavingState;
  #stored: SeatingPlan;
  #latest: SeatingPlan;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #save: SaveDraft;
  readonly #listeners = new Set<() => void>();

  constructor(
    save: SaveDraft,
    { plan, revision, changedAt }: { plan: SeatingPlan; revision: number; changedAt: Instant },
  ) {
    this.#save = save;
    this.#stored = plan;
    this.#latest = plan;
    this.#state = { is: 'saved', revision, changedAt };
  }

  readonly state = (): SavingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Stores a draft soon. */
  change(plan: SeatingPlan): void {
    if (plan === this.#latest) return;
    this.#latest = plan;
    if (this.#state.is !== 'conflict') this.#sendIn(COLLECT_MS);
  }

  /** Stores the latest draft now, unless it is stored, or somebody has to decide first. */
  readonly retry = (): void => {
    if (this.#state.is !== 'conflict' && this.#state.is !== 'saved') this.#sendIn(0);
  };

  /** Goes on from the draft that somebody else has stored. */
  adopt(plan: SeatingPlan, { revision, changedAt }: { revision: number; changedAt: Instant }): void {
    this.#stored = plan;
    this.#latest = plan;
    this.#become({ is: 'saved', revision, changedAt });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isSending) return;
    if (this.#latest === this.#stored) {
      this.#become({ ...this.#state, is: 'saved' });
      return;
    }
    if (this.#state.is !== 'failed' || ms === 0) this.#become({ ...this.#state, is: 'saving' });
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    const sent = this.#latest;
    this.#isSending = true;
    const outcome = await this.#save(sent, this.#state.revision);
    this.#isSending = false;
    if (outcome.is !== 'saved') {
      this.#become({ ...this.#state, is: outcome.is });
      if (outcome.is === 'failed') this.#sendIn(AGAIN_MS);
      return;
    }
    const { revision, changedAt } = outcome;
    this.#stored = sent;
    this.#become({ is: this.#latest === sent ? 'saved' : 'saving', revision, changedAt });
    if (this.#latest !== sent) this.#sendIn(COLLECT_MS);
  }

  #become(state: SavingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
