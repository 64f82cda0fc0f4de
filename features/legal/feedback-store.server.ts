import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

export interface FeedbackMessage {
  createdAt: Instant;
  language: Language;
  email: string | null;
  message: string;
}

export async function insertFeedback(db: Db, { createdAt, ...message }: FeedbackMessage): Promise<void> {
  await db
    .insertInto('feedback_messages')
    .values({ created_at: createdAt, ...message })
    .execute();
}

export async function countFeedbackSince(db: Db, instant: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('feedback_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', instant)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgetFeedbackBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('feedback_messages').where('created_at', '<', instant).execute();
}
