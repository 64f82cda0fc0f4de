import type { Result } from '#lib/result.ts';

/** A press that is not sent yet. */
export interface WaitingHeads {
  id: string;
  heads: number;
  door: string;
  /** Moment of the press in milliseconds, by the clock of the phone. */
  at: number;
}

/** A press as it is sent. Its age needs no clock that is right. */
export type SentHeads = Omit<WaitingHeads, 'at'> & { waited_ms: number };

/** The browser around a queue. */
export interface HeadsPorts {
  /** Presses that a page before this one has left. */
  read(): WaitingHeads[];
  /** Keeps the presses for the next page; may do nothing, as in a private window. */
  write(heads: readonly WaitingHeads[]): void;
  send(heads: SentHeads): Promise<Result<{ counted: number }, { status: number }>>;
  now(): number;
  /** Called whenever the queue changes, with the count as the server last knew it. */
  onChange(state: HeadsState): void;
}

export interface HeadsState {
  /** People inside, those that are not sent included. */
  counted: number;
  waiting: number;
  /** Somebody has to sign in before anything is sent. */
  isSignedOut: boolean;
}

/** Oldest press that counts at its own moment. */
const MOST_WAITED_MS = 86_400_000;

/** Statuses after which the same press is sent again: no network, a fault of the server, too many calls. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;
const isSignIn = (status: number): boolean => status === 401 || status === 403;

/**
 * Queue of a phone that counts people at a door (docs/product/check-in.md#heads): each press counts at once, and is sent in its
 * order as soon as there is a network. A refused press is dropped, so that it holds back none behind it.
 */
export function headsQueue(ports: HeadsPorts, first: number) {
  const unsent = new Map<string, WaitingHeads>();
  let known = first;
  let isSignedOut = false;
  let isSending = false;

  // Read again each time: another tab of this phone may have sent some of them.
  const waiting = (): WaitingHeads[] => {
    const stored = ports.read();
    const ids = new Set(stored.map(({ id }) => id));
    return [...stored, ...[...unsent.values()].filter(({ id }) => !ids.has(id))];
  };
  const report = () => {
    const list = waiting();
    const counted = list.reduce((sum, { heads }) => Math.max(0, sum + heads), known);
    ports.onChange({ counted, waiting: list.length, isSignedOut });
  };

  const flush = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      for (let [next] = waiting(); next; [next] = waiting()) {
        const { at, ...heads } = next;
        const waited = Math.min(MOST_WAITED_MS, Math.max(0, Math.round(ports.now() - at) || 0));
        const answer = await ports.send({ ...heads, waited_ms: waited });
        const status = answer.ok ? 200 : answer.error.status;
        isSignedOut = isSignIn(status);
        if (isSignedOut || isPassing(status)) return;
        remove(heads.id);
        if (answer.ok) known = answer.value.counted;
        report();
      }
    } finally {
      isSending = false;
      report();
    }
  };

  const remove = (id: string) => {
    unsent.delete(id);
    ports.write(ports.read().filter((each) => each.id !== id));
  };

  return {
    /** Counts people in, or out below zero. */
    count(press: Omit<WaitingHeads, 'at'>): void {
      const heads = { ...press, at: ports.now() };
      ports.write([...ports.read(), heads]);
      unsent.set(heads.id, heads);
      report();
      void flush();
    },
    /** Sends what waits; nothing while somebody has to sign in first, unless `isSignedIn` may have changed. */
    async retry({ mayHaveSignedIn }: { mayHaveSignedIn: boolean }): Promise<void> {
      if (!isSignedOut || mayHaveSignedIn) await flush();
    },
    report,
  };
}
