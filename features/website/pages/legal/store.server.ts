import type { Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { TextPageName } from '../site-pages.ts';

/** A legal text from before it was a page of modules. */
export interface LegalText {
  kind: TextPageName;
  title: Localized;
  html: Localized;
  updatedOn: Day;
}

/** Takes the texts out that are still there. */
export async function removeLegalTexts(trx: Trx): Promise<LegalText[]> {
  const rows = await trx.deleteFrom('legal_pages').returningAll().execute();
  return rows.map((row) => ({
    kind: row.kind,
    title: localizedFrom(row, 'title'),
    html: localizedFrom(row, 'html'),
    updatedOn: row.updated_on,
  }));
}

/** Takes the messages out that are still there, the oldest first. */
export async function removeFeedback(trx: Trx) {
  const rows = await trx.deleteFrom('feedback_messages').returningAll().execute();
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ created_at: sentAt, ...message }) => ({ sentAt, ...message }));
}
