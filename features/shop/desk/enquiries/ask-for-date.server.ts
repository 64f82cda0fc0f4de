import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { inLanguage } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { insertEnquiry } from './enquiry-store.server.ts';

/** Request of a group that no date on sale suits. */
export interface AskedDate {
  /** Made with the form. */
  key: string;
  language: Language;
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  heads: number;
  request: string;
}

const WORDS = {
  subject: msg`We’ve got your enquiry`,
  hello: msg`Hello,`,
  text: msg`Thank you for asking. We’ll look for a date for your group and email you an offer. Until then nothing is held or ordered.`,
  bye: msg`See you soon`,
};

/** Stores an enquiry for a date and confirms it by email. The same form sent twice asks once. */
export async function askForDate(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  { firstName, lastName, ...asked }: AskedDate,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = await databaseClock(trx);
    const row = { ...asked, first_name: firstName, last_name: lastName, asked_at: now };
    if (!(await insertEnquiry(trx, row))) return;
    const words = inLanguage(WORDS, asked.language);
    const { siteName: site, seller } = await findSettings(trx);
    const email = renderEmail({
      ...{ language: asked.language, subject: words.subject, heading: words.subject, site },
      address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
      blocks: [words.hello, words.text, `${words.bye}\n${site}`].map((text) => ({
        kind: 'text' as const,
        text,
      })),
    });
    await writeEmail(trx, { to: asked.email, ...email }, now);
  });
}
