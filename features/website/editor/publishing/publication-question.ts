import { BEAT_MS } from '#features/core/documents/index.ts';

interface QuestionDependencies {
  /** Fetches from the server; the answer is compared in turn. */
  ask: () => Promise<void>;
  /** Calls back after so many milliseconds; returns what keeps it from doing so. */
  wait: (ms: number, done: () => void) => () => void;
}

/**
 * Fetches the publications of a page, one request at a time, while presence reports others than are known. Presence and
 * answers may be older than each other, so a fetched state is refetched only after a delay.
 */
export class PublicationQuestion {
  #heard = '';
  #known = '';
  #asked: string | null = null;
  #isAsking = false;
  #hasEnded = false;
  /** Ends waiting to ask again; `null` while nothing waits. */
  #stopWaiting: (() => void) | null = null;
  readonly #deps: QuestionDependencies;

  constructor(deps: QuestionDependencies) {
    this.#deps = deps;
  }

  /** Compares the state of presence with the known one, both as text; called on every change. */
  compare(heard: string, known: string): void {
    this.#heard = heard;
    this.#known = known;
    this.#decide();
  }

  end(): void {
    this.#hasEnded = true;
    this.#stop();
  }

  #decide(): void {
    if (this.#isAsking || this.#hasEnded) return;
    if (this.#heard === this.#known) {
      this.#stop();
      this.#asked = null;
    } else if (this.#heard !== this.#asked) {
      void this.#ask();
    } else {
      // Presence repeats its messages: an equal one does not restart the delay.
      this.#stopWaiting ??= this.#deps.wait(BEAT_MS, () => void this.#ask());
    }
  }

  #stop(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  async #ask(): Promise<void> {
    this.#stop();
    this.#asked = this.#heard;
    this.#isAsking = true;
    await this.#deps.ask();
    this.#isAsking = false;
    this.#decide();
  }
}
