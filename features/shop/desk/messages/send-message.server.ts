import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { SaleDeskServices } from '../sales/change-sale.server.ts';
import { findSubject, reachOf } from './find-subject.server.ts';
import { insertListRecipients } from './lists-store.server.ts';
import type { MessageList, MessageScope, MessageSubject, MessageTexts } from './message.ts';
import { countRecipients, deleteUnwritten, insertMessage, insertRecipients } from './message-store.server.ts';
import { messagePath } from './messages-path.ts';
import { sampleEmail } from './sample-email.server.ts';

export type MessageError = { code: 'UNKNOWN_SUBJECT' | 'NOBODY' };

/**
 * Sends a message to everybody with a valid ticket, or a pass of one kind, and to the lists that were chosen with it: notes it with its recipients in one transaction, from which a job
 * writes the emails, now or from `dueAt` on (docs/decisions/0116-messages-to-ticket-holders.md). With a key that was used it does nothing
 * more. Needs `sell`.
 */
export function sendMessage(
  services: SaleDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  subject: MessageSubject,
  {
    key,
    scope,
    lists = [],
    texts,
    dueAt,
    isOnTicket = false,
  }: {
    key: string;
    scope: MessageScope;
    /** Whom it also reaches; nobody for a message about passes. */
    lists?: readonly MessageList[];
    texts: MessageTexts;
    dueAt?: Instant;
    /** Tickets for its dates show it as well, from `dueAt` on; never one about passes. */
    isOnTicket?: boolean;
  },
): Promise<Result<null, MessageError>> {
  return inWrite<null, MessageError>(services, staff, 'sell', async ({ trx, now, record }) => {
    if (!(await findSubject(trx, subject, { language: 'de', now }))) return fail({ code: 'UNKNOWN_SUBJECT' });
    const reach = await reachOf(trx, subject, scope, now);
    if ('performanceIds' in reach && reach.performanceIds.length === 0) return fail({ code: 'NOBODY' });
    const passKindId = 'passKindId' in subject ? subject.passKindId : null;
    const onTicketFrom = isOnTicket && 'performanceIds' in reach ? (dueAt ?? now) : null;
    const id = await insertMessage(trx, {
      ...{ key, scope, passKindId, texts, sentBy: staff.id, sentAt: now, onTicketFrom },
    });
    if (id === null) return succeed(null);
    await insertRecipients(trx, id, { reach, dueAt: dueAt ?? now });
    if ('performanceIds' in reach)
      await insertListRecipients(trx, id, {
        performanceIds: reach.performanceIds,
        lists,
        dueAt: dueAt ?? now,
      });
    const { emails = 0, withoutAddress = 0 } = (await countRecipients(trx, [id])).get(id) ?? {};
    if (emails === 0 && (onTicketFrom === null || withoutAddress === 0)) return fail({ code: 'NOBODY' });
    record({
      entity: 'ticket-messages',
      id,
      before: null,
      after: {
        ...('eventId' in subject ? { event: subject.eventId } : { pass_kind: subject.passKindId }),
        ...{ scope, emails, without_address: withoutAddress, due_at: dueAt ?? now },
        ...('performanceIds' in reach ? { dates: reach.performanceIds.length, lists: [...lists] } : {}),
        ...(onTicketFrom === null ? {} : { on_ticket: true }),
        ...{ subject: texts.subject, text: texts.text },
      },
      tags: [],
    });
    return succeed(null);
  });
}

/** Takes a message back that goes out later; refused once the first of its emails is written. Needs `sell`. */
export function takeMessageBack(
  services: SaleDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  id: number,
): Promise<Result<null, 'ALREADY_SENT'>> {
  return inWrite(services, staff, 'sell', async ({ trx, record }) => {
    if (!(await deleteUnwritten(trx, services.engine, id))) return fail('ALREADY_SENT');
    record({ entity: 'ticket-messages', id, before: { planned: true }, after: null, tags: [] });
    return succeed(null);
  });
}

/** Sends a message to the staff member alone, in both languages, to be read before everybody gets it. */
export function sendTestMessage(
  services: SaleDeskServices,
  staff: Pick<Principal, 'id' | 'role' | 'email'>,
  subject: MessageSubject,
  texts: MessageTexts,
): Promise<Result<null, 'UNKNOWN_SUBJECT'>> {
  return inWrite(services, staff, 'sell', async ({ trx, now }) => {
    const found = await findSubject(trx, subject, { language: 'de', now });
    if (!found) return fail('UNKNOWN_SUBJECT');
    const settings = await findSettings(trx);
    const origin = linkOrigin(services.config);
    for (const language of LANGUAGES) {
      const link = origin + messagePath(subject, language);
      const email = sampleEmail(texts, { subject: found.sample, language, settings, link, isTest: true });
      await writeEmail(trx, { to: staff.email, ...renderEmail(email) }, now);
    }
    return succeed(null);
  });
}
