import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { digestOf } from '#platform/digest.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { EmailTemplate } from '#platform/mail/email-template.ts';
import { type EventRow, momentWords, toEventRow } from '../sales/event-row.ts';
import { findDeskEvent } from '../sales/event-store.server.ts';
import {
  type Audience,
  countAudience,
  findMessageDates,
  findOrdersWithoutAddress,
  type OrderName,
} from './audience-store.server.ts';
import {
  MESSAGE_SCOPES,
  type MessageFaults,
  type MessageScope,
  messageFaults,
  messageTexts,
  type TypedMessage,
} from './message.ts';
import {
  countRecipients,
  findMessagesOfDate,
  findUndelivered,
  type MessageCounts,
  type Undelivered,
} from './message-store.server.ts';
import { sampleEmail } from './sample-email.server.ts';

/** A message as typed, with the idempotency key of its form. */
export interface MessageDraft extends TypedMessage {
  scope: MessageScope;
  key: string;
  /** `previewedAs` of the preview the form was sent from; empty before there was one. */
  seen: string;
}

/** Dates a message can be about, with whom it would reach. */
export interface ScopeChoice extends Audience {
  scope: MessageScope;
  dates: number;
}

/** A message that was sent, in words. */
export interface SentMessageRow extends MessageCounts {
  id: number;
  scope: MessageScope;
  subject: ShownText;
  text: ShownText;
  sent: string;
  by: string;
  undelivered: Undelivered[];
}

/** Data of the page that writes to everybody with a ticket. */
export interface MessagePage {
  event: EventRow;
  choices: ScopeChoice[];
  scope: MessageScope;
  typed: TypedMessage;
  key: string;
  faults: MessageFaults;
  /** The email as it arrives, by the language of the order; `null` while nothing can be sent. */
  preview: { emails: { language: Language; email: EmailTemplate }[]; seen: string } | null;
  withoutAddress: OrderName[];
  sent: SentMessageRow[];
}

const EMPTY: TypedMessage = { subjectDe: '', textDe: '', subjectEn: '', textEn: '' };

/** `null` when there is no such event, or none that is on sale. */
export async function loadMessagePage(
  { db, clock, ids }: { db: Db; clock: Clock; ids: IdSource },
  eventId: number,
  { language, draft }: { language: Language; draft: MessageDraft | null },
): Promise<MessagePage | null> {
  const event = await findDeskEvent(db, eventId);
  if (!event || event.jetId === null) return null;
  const now = clock.now();
  const scopes = await Promise.all(
    MESSAGE_SCOPES.map(async (scope) => {
      const dates = await findMessageDates(db, eventId, scope, now);
      return { scope, dates, audience: await countAudience(db, dates) };
    }),
  );
  // A production of one date, or an event of no series, leaves nothing to choose.
  const offered = scopes.filter(({ scope, dates }) => scope === 'date' || dates.length > 1);
  const scope = offered.find((each) => each.scope === draft?.scope)?.scope ?? 'date';
  const chosen = offered.find((each) => each.scope === scope);
  const typed = draft ?? EMPTY;
  const faults = draft ? messageFaults(draft) : {};
  const isWritten = draft !== null && Object.keys(faults).length === 0;
  return {
    event: toEventRow(event, now, language),
    choices: offered.map(({ scope: each, dates, audience }) => ({
      ...audience,
      scope: each,
      dates: dates.length,
    })),
    scope,
    typed,
    key: draft?.key ?? ids.token(),
    faults,
    preview: isWritten ? await previewOf() : null,
    withoutAddress: await findOrdersWithoutAddress(db, chosen?.dates ?? []),
    sent: await loadSent(db, event.jetId, language),
  };

  async function previewOf() {
    const settings = await findSettings(db);
    const texts = messageTexts(typed);
    const emails = (['de', 'en'] as const)
      .filter(
        (each) => each === 'de' || texts.text.en !== null || (chosen?.audience.englishAddresses ?? 0) > 0,
      )
      .map((each) => ({
        language: each,
        email: sampleEmail(texts, {
          event: event as NonNullable<typeof event>,
          language: each,
          settings,
          link: '',
        }),
      }));
    return { emails, seen: previewedAs({ ...typed, scope }) };
  }
}

/** Fingerprint of a preview: the sent message must match it. */
export function previewedAs({
  scope,
  subjectDe,
  textDe,
  subjectEn,
  textEn,
}: TypedMessage & { scope: MessageScope }): string {
  return digestOf(scope, subjectDe, textDe, subjectEn, textEn);
}

async function loadSent(db: Db, performanceId: number, language: Language): Promise<SentMessageRow[]> {
  const messages = await findMessagesOfDate(db, performanceId);
  const ids = messages.map(({ id }) => id);
  const [counts, undelivered] = await Promise.all([countRecipients(db, ids), findUndelivered(db, ids)]);
  return messages.map(({ id, scope, subject, text, sentAt, by }) => ({
    ...(counts.get(id) ?? { emails: 0, withoutAddress: 0, waiting: 0 }),
    ...{ id, scope, by },
    subject: shown(subject, language),
    text: shown(text, language),
    sent: momentWords(sentAt, language),
    undelivered: undelivered.filter(({ messageId }) => messageId === id),
  }));
}
