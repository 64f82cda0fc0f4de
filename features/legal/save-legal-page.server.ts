import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import { sanitizePageText } from '#platform/html/rich-text.server.ts';
import { legalPagesTag } from './cache-tags.ts';
import type { LegalPage } from './legal-page.ts';
import { legalPage } from './schema.ts';
import { writeLegalPage } from './store.server.ts';

/** Stores a legal page, cleaned, with today as the day of its last change. */
export async function saveLegalPage(
  { db, clock, bus }: { db: Db; clock: Clock; bus: EventBus },
  page: Omit<LegalPage, 'updatedOn'>,
): Promise<Result<LegalPage, { field: string; message: string }[]>> {
  const parsed = legalPage.safeParse(page);
  if (!parsed.success)
    return fail(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  const { kind, title, html } = parsed.data;
  const stored: LegalPage = {
    kind,
    title,
    html: { de: sanitizePageText(html.de), en: html.en === null ? null : sanitizePageText(html.en) },
    updatedOn: clock.today(),
  };
  await inTransaction(db, (trx) => writeLegalPage(trx, stored));
  await bus.publish({ type: 'changed', tags: [legalPagesTag()] });
  return succeed(stored);
}
