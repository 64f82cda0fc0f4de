/** Signs that follow each other faster than a person types. */
export interface Burst {
  typed: string;
  /** Moment of the last one, in milliseconds. */
  at: number;
}

export const NO_BURST: Burst = { typed: '', at: Number.NEGATIVE_INFINITY };

/** A scanner types its next sign sooner than this. */
export const SCAN_PAUSE_MS = 60;
/** A person who presses keys at once makes no more than these. */
const LEAST_SCANNED = 6;
const ALPHABETIC = /[a-z]/i;

/** Returns the burst after a key; one that is no sign, or came late, begins another. */
export function burstAfter({ typed, at }: Burst, key: string, now: number): Burst {
  if (key.length !== 1) return NO_BURST;
  return { typed: now - at < SCAN_PAUSE_MS ? typed + key : key, at: now };
}

/** Tells if a burst may be the beginning of a code: numbers of tickets, as `24x1`, are none. */
const isOfScan = ({ typed }: Burst): boolean => ALPHABETIC.test(typed);

/** Tells if a scanner typed it. */
export const isScan = (burst: Burst): boolean => isOfScan(burst) && burst.typed.length >= LEAST_SCANNED;
