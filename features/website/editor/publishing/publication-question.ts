import { BEAT_MS } from '#features/core/presence/index.ts';

interface QuestionDependencies {
  /** Asks the server; false without an answer. */
  ask: () => Promise<boolean>;
  /** Calls back after so many milliseconds; returns what keeps it from doing so. */
  wait: (ms: number, done: () => void) => () => void;
}

/**
 * Asks for the publications of a page while presence tells of others than are known. What presence says may be older than an
 * answer, and the other way round, so a state that was asked for is asked for again only a beat later.
 */
export class PublicationQuestion {
  #asked: string | null = null;
  #stopWaiting: () => void = () => undefined;
  readonly #deps: QuestionDependencies;

  constructor(deps: QuestionDependencies) {
    this.#deps = deps;
  }

  /** Compares what presence says with what is known, both as one text; called whenever one of them changes. */
  compare(heard: string, known: string): void {
    this.#stopWaiting();
    if (heard === known) this.#asked = null;
    else if (heard === this.#asked) this.#askLater();
    else {
      this.#asked = heard;
      void this.#ask();
    }
  }

  end(): void {
    this.#asked = null;
    this.#stopWaiting();
  }

  async #ask(): Promise<void> {
    const isAnswered = await this.#deps.ask();
    if (!isAnswered && this.#asked !== null) this.#askLater();
  }

  #askLater(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#deps.wait(BEAT_MS, () => void this.#ask());
  }
}
