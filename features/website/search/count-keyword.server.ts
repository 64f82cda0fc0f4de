import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { addDays } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { keywordOf } from './keyword.ts';
import { deleteKeywordsBefore, incrementKeyword, insertKeyword, numberOfKeywords } from './store.server.ts';

/** Somebody who makes words up must not be able to fill the database. */
const KEYWORDS_A_DAY = 1000;
const RETENTION_DAYS = 90;

/** Counts queries, per day and language, for 90 days, at most 1,000 words a day. Stores nothing about the visitor. */
export async function countKeyword(
  { db, clock }: { db: Db; clock: Clock },
  { query, language, results }: { query: string; language: Language; results: number },
): Promise<void> {
  const keyword = keywordOf(query);
  if (keyword === null) return;
  const day = clock.today();
  const counted = { day, language, keyword, results };
  if (await incrementKeyword(db, counted)) return;
  const known = await numberOfKeywords(db, day);
  if (known >= KEYWORDS_A_DAY) return;
  await insertKeyword(db, counted);
}

/** Deletes counts of more than 90 days ago. */
export async function purgeOldKeywords({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await deleteKeywordsBefore(db, addDays(clock.today(), -RETENTION_DAYS));
}
