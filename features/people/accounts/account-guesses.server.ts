import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { instantBefore } from './instant-before.ts';
import { clearAttempts, countAttempt } from './store.server.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords of one account, wherever they come from: after the first ten a quarter of an hour, after twenty an hour. */
const BOUNDS = [
  { name: 'quarter', windowMs: 15 * MINUTE_MS, tries: 10 },
  { name: 'hour', windowMs: 60 * MINUTE_MS, tries: 20 },
];

const keyOf = (email: string, bound: string) =>
  `guess|${bound}|${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

export interface Guess {
  /** No more of them for now, with the right password neither. */
  isRefused: boolean;
  /** The first refused attempt: its owner is notified. */
  isFirstRefused: boolean;
}

/**
 * Counts a try to sign in before it is made, so that a hundred at once count as a hundred. Counted are addresses, whether
 * anybody has an account with them or not, under their hash.
 */
export async function countGuess({ db, clock }: { db: Db; clock: Clock }, email: string): Promise<Guess> {
  const now = clock.now();
  let guess: Guess = { isRefused: false, isFirstRefused: false };
  for (const { name, windowMs, tries } of BOUNDS) {
    const count = await countAttempt(db, keyOf(email, name), {
      now,
      countsSince: instantBefore(now, windowMs),
    });
    guess = {
      isRefused: guess.isRefused || count > tries,
      isFirstRefused: guess.isFirstRefused || count === tries + 1,
    };
  }
  return guess;
}

/** Resets the rate limit of an account after the correct password was given or a new one was set. */
export async function clearGuesses(db: Db, email: string): Promise<void> {
  await clearAttempts(
    db,
    BOUNDS.map(({ name }) => keyOf(email, name)),
  );
}
