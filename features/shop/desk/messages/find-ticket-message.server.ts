import type { Db } from '#features/database.server.ts';
import type { TicketMessage } from '#features/shop/orders/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { momentWords } from '../sales/event-row.ts';
import { findMessageOnTickets } from './message-store.server.ts';

/** The latest message about a performance as its tickets show it (docs/product/box-office.md#messages); `null` where they show none. */
export async function findTicketMessage(
  { db, clock }: { db: Db; clock: Clock },
  jetId: number,
  language: Language,
): Promise<TicketMessage | null> {
  const message = await findMessageOnTickets(db, jetId, clock.now());
  if (!message) return null;
  return {
    subject: shown(message.subject, language),
    text: shown(message.text, language),
    sent: momentWords(message.onTicketFrom ?? message.sentAt, language),
  };
}
