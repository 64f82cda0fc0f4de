import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type FeedbackDraft, type FeedbackErrors, feedbackErrors } from './feedback.ts';
import { forgetFeedbackBefore, insertFeedback } from './feedback-store.server.ts';

/** The privacy policy promises it: a message is gone after a year. */
const KEPT_MS = 365 * 24 * 3_600_000;

/** Stores what a visitor reports about a barrier; messages older than a year go on the way. */
export async function saveFeedback(
  { db, clock }: { db: Db; clock: Clock },
  draft: FeedbackDraft,
  language: Language,
): Promise<Result<null, FeedbackErrors>> {
  const errors = feedbackErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const now = clock.now();
  await forgetFeedbackBefore(db, new Date(Date.parse(now) - KEPT_MS).toISOString());
  await insertFeedback(db, {
    createdAt: now,
    language,
    email: draft.email.trim() || null,
    message: draft.message.trim(),
  });
  return succeed(null);
}
