import { setImmediate as nextTurn } from 'node:timers/promises';
import { waitingPath } from '#features/box-office/ticketing/index.ts';
import type { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { findDeskEventOfJet } from '../sales/event-store.server.ts';
import { messageEmail } from './message-email.ts';
import { eventCard } from './sample-email.server.ts';
import { type DueWaiting, setWaitingEmail } from './waiting-recipients-store.server.ts';

/** Writes the emails of a message to people on a waiting list, and gives how many; dates cancelled since are left out. */
export async function writeWaitingMessages(
  trx: Trx,
  { messageId, texts, entries }: DueWaiting,
  {
    now,
    origin,
    settings,
  }: { now: Instant; origin: string; settings: Awaited<ReturnType<typeof findSettings>> },
): Promise<number> {
  const { siteName: site, seller } = settings;
  const address = seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [];
  const events = new Map<number, Awaited<ReturnType<typeof findDeskEventOfJet>>>();
  for (const jetId of new Set(entries.map((entry) => entry.jetId)))
    events.set(jetId, await findDeskEventOfJet(trx, jetId));
  let written = 0;
  for (const { id, secret, email: to, language, jetId } of entries) {
    // Answers requests between two emails: statements on SQLite never yield.
    await nextTurn();
    const event = events.get(jetId);
    if (!event || event.status === 'cancelled') continue;
    const email = messageEmail(texts, {
      ...{ site, address, language, list: 'waiting' as const },
      cards: (used) => [eventCard(event, used)],
      orders: [],
      place: (used) => origin + waitingPath(secret, used),
    });
    const emailId = await writeEmail(trx, { to, ...renderEmail(email) }, now);
    await setWaitingEmail(trx, { messageId, entryId: id, emailId });
    written += 1;
  }
  return written;
}
