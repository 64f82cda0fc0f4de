import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { claimKey, findKey, forgetKey, type KeyedRequest, saveAnswer } from './idempotency-store.server.ts';

const POLL_MS = 50;
const PATIENCE_MS = 10_000;

/** `other-request`: the key stands for another request. `under-way`: the first call has not been answered yet. */
export type KeyRefusal = 'other-request' | 'under-way';

/**
 * Runs `work` once for a key; everybody else who sends the same request with it gets the same answer, for 24 hours. An
 * answer that is not worth keeping (`isFinal` says no), like an exception, frees the key for another try. A call that the
 * process did not survive keeps its key: whether it took effect is not known, so it is not repeated.
 */
export async function answerOnce<A>(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  keyed: KeyedRequest,
  { work, isFinal }: { work: () => Promise<A>; isFinal: (answer: A) => boolean },
): Promise<Result<A, KeyRefusal>> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += POLL_MS) {
    if (await claimKey(db, keyed, await databaseClock(db)))
      return succeed(await first(db, keyed, { work, isFinal }));
    const known = await findKey(db, keyed);
    if (known && !known.isSameRequest) return fail('other-request');
    if (known?.answer) return succeed(JSON.parse(known.answer) as A);
    await wait(POLL_MS);
  }
  return fail('under-way');
}

async function first<A>(
  db: Db,
  keyed: KeyedRequest,
  { work, isFinal }: { work: () => Promise<A>; isFinal: (answer: A) => boolean },
): Promise<A> {
  let answer: A;
  try {
    answer = await work();
  } catch (error) {
    await forgetKey(db, keyed);
    throw error;
  }
  if (isFinal(answer)) await saveAnswer(db, keyed, JSON.stringify(answer));
  else await forgetKey(db, keyed);
  return answer;
}
