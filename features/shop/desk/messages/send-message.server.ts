import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { SaleDeskServices } from '../sales/change-sale.server.ts';
import { type DeskEvent, findDeskEvent } from '../sales/event-store.server.ts';
import { findMessageDates } from './audience-store.server.ts';
import type { MessageScope, MessageTexts } from './message.ts';
import { countRecipients, insertMessage, insertRecipients } from './message-store.server.ts';
import { messagePath } from './messages-path.ts';
import { sampleEmail } from './sample-email.server.ts';

export type MessageError = { code: 'UNKNOWN_EVENT' | 'NOBODY' };

/**
 * Sends a message to everybody with a valid ticket: notes it with its recipients in one transaction, from which a job writes the emails
 * (docs/decisions/0116-messages-to-ticket-holders.md). With a key that was used it does nothing more. Needs `sell`.
 */
export function sendMessage(
  services: SaleDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  eventId: number,
  { key, scope, texts }: { key: string; scope: MessageScope; texts: MessageTexts },
): Promise<Result<null, MessageError>> {
  return inWrite<null, MessageError>(services, staff, 'sell', async ({ trx, now, record }) => {
    const event = await findDeskEvent(trx, eventId);
    if (!event || event.jetId === null) return fail({ code: 'UNKNOWN_EVENT' });
    const dates = await findMessageDates(trx, eventId, scope, now);
    if (dates.length === 0) return fail({ code: 'NOBODY' });
    const id = await insertMessage(trx, { key, scope, texts, sentBy: staff.id, sentAt: now });
    if (id === null) return succeed(null);
    await insertRecipients(trx, id, dates, now);
    const { emails = 0, withoutAddress = 0 } = (await countRecipients(trx, [id])).get(id) ?? {};
    if (emails === 0) return fail({ code: 'NOBODY' });
    record({
      entity: 'ticket-messages',
      id,
      before: null,
      after: {
        ...{ event: eventId, scope, emails, without_address: withoutAddress },
        ...{ dates: dates.length, subject: texts.subject, text: texts.text },
      },
      tags: [],
    });
    return succeed(null);
  });
}

/** Sends a message to the staff member alone, in both languages, to be read before everybody gets it. */
export function sendTestMessage(
  services: SaleDeskServices,
  staff: Pick<Principal, 'id' | 'role' | 'email'>,
  event: DeskEvent,
  texts: MessageTexts,
): Promise<Result<null, never>> {
  return inWrite(services, staff, 'sell', async ({ trx, now }) => {
    const settings = await findSettings(trx);
    const origin = linkOrigin(services.config);
    for (const language of LANGUAGES) {
      const link = origin + messagePath(event.id, language);
      const email = sampleEmail(texts, { event, language, settings, link, isTest: true });
      await writeEmail(trx, { to: staff.email, ...renderEmail(email) }, now);
    }
    return succeed(null);
  });
}
