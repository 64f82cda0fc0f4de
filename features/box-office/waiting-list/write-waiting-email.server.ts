import type { WaitingEntry, WaitingNews } from '#features/box-office/ticketing/index.ts';
import { waitingPath } from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { waitingEmail } from './waiting-email.ts';

/** Writes the email about a place in a line within the transaction of its news. `linkOrigin`: scheme and host. */
export async function writeWaitingEmail(
  trx: Trx,
  entry: WaitingEntry,
  { kind, at }: WaitingNews,
  linkOrigin: string,
): Promise<void> {
  const { siteName, seller } = await findSettings(trx);
  const template = waitingEmail(entry, {
    kind,
    site: siteName,
    link: linkOrigin + waitingPath(entry.secret, entry.language),
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
  });
  await writeEmail(trx, { to: entry.email, ...template }, at);
}
