import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type FeedbackDraft, type FeedbackErrors, feedbackErrors } from './feedback.ts';
import { countFeedbackSince, forgetFeedbackBefore, insertFeedback } from './feedback-store.server.ts';

const DAY_MS = 24 * 3_600_000;
/** The privacy policy promises it: a message is gone after a year. */
const KEPT_MS = 365 * DAY_MS;
/** More than the house could read; somebody who sends them by the thousand must not fill the database. */
const MESSAGES_A_DAY = 200;

/** Stores what a visitor reports about a barrier; 200 in a day at most. */
export async function saveFeedback(
  { db, clock }: { db: Db; clock: Clock },
  draft: FeedbackDraft,
  language: Language,
): Promise<Result<null, FeedbackErrors>> {
  const errors = feedbackErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const now = clock.now();
  if ((await countFeedbackSince(db, instantBefore(now, DAY_MS))) >= MESSAGES_A_DAY)
    return fail({ message: 'FULL' });
  await insertFeedback(db, {
    createdAt: now,
    language,
    email: draft.email.trim() || null,
    message: draft.message.trim(),
  });
  return succeed(null);
}

/** Forgets messages older than a year. */
export async function forgetOldFeedback({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await forgetFeedbackBefore(db, instantBefore(clock.now(), KEPT_MS));
}

function instantBefore(now: string, ms: number): string {
  return new Date(Date.parse(now) - ms).toISOString();
}
