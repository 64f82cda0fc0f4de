import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { digestOf } from '#platform/digest.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { EmailTemplate } from '#platform/mail/email-template.ts';
import { momentWords } from '../sales/event-row.ts';
import {
  type Audience,
  countAudience,
  findOrdersWithoutAddress,
  type OrderName,
} from './audience-store.server.ts';
import type { Beginning } from './beginnings.ts';
import { findSubject, reachOf, type SubjectWords } from './find-subject.server.ts';
import { type AddressCount, countLists } from './lists-store.server.ts';
import {
  MESSAGE_SCOPES,
  type MessageFaults,
  type MessageList,
  type MessageScope,
  type MessageSubject,
  messageFaults,
  messageTexts,
  type TypedMessage,
} from './message.ts';
import {
  countRecipients,
  findMessagesOfDate,
  findMessagesOfPassKind,
  findUndelivered,
  type MessageCounts,
  type Undelivered,
} from './message-store.server.ts';
import { type SampleSubject, sampleEmail } from './sample-email.server.ts';

/** A message as typed, with the idempotency key of its form. */
export interface MessageDraft extends TypedMessage {
  scope: MessageScope;
  lists: readonly MessageList[];
  /** Tickets for the dates show it as well. */
  isOnTicket: boolean;
  /** Beginning that waits for somebody to let it replace what is typed. */
  beginning?: Beginning;
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
  isOnTicket: boolean;
  /** When it goes out, and nothing of it has yet; `null` once it did. */
  planned: string | null;
  by: string;
  undelivered: Undelivered[];
}

/** Data of the page that writes to everybody with a ticket. */
export interface MessagePage {
  about: SubjectWords;
  choices: ScopeChoice[];
  scope: MessageScope;
  /** Numbers of addresses on the lists a message can also go to; `null` where there are none, as of passes. */
  lists: Record<MessageList, number> | null;
  chosenLists: readonly MessageList[];
  /** Addresses it goes to, by language. */
  total: AddressCount;
  /** `true` of a date, whose message can begin with a ready-made text. */
  hasBeginnings: boolean;
  beginning: Beginning | null;
  typed: TypedMessage;
  /** Tickets for the dates show it as well. */
  isOnTicket: boolean;
  key: string;
  faults: MessageFaults;
  /** The email as it arrives, by the language of the order; `null` while nothing can be sent. */
  preview: { emails: { language: Language; email: EmailTemplate }[]; seen: string } | null;
  withoutAddress: OrderName[];
  sent: SentMessageRow[];
}

const EMPTY: TypedMessage = { subjectDe: '', textDe: '', subjectEn: '', textEn: '', sendAt: '' };

/** `null` when there is no such event or pass, or none that is on sale. */
export async function loadMessagePage(
  { db, clock, ids }: { db: Db; clock: Clock; ids: IdSource },
  subject: MessageSubject,
  { language, draft }: { language: Language; draft: MessageDraft | null },
): Promise<MessagePage | null> {
  const now = clock.now();
  const found = await findSubject(db, subject, { language, now });
  if (!found) return null;
  const scopes = await Promise.all(
    ('eventId' in subject ? MESSAGE_SCOPES : (['pass'] as const)).map(async (scope) => {
      const reach = await reachOf(db, subject, scope, now);
      return { scope, reach, audience: await countAudience(db, reach) };
    }),
  );
  const offered = scopes.map(({ scope, reach, audience }) => ({
    ...audience,
    scope,
    dates: 'performanceIds' in reach ? reach.performanceIds.length : 0,
  }));
  // A production of one date, or an event of no series, leaves nothing to choose.
  const choices = offered.filter(({ scope, dates }) => scope === 'date' || scope === 'pass' || dates > 1);
  const chosen = choices.find(({ scope }) => scope === draft?.scope) ?? choices[0];
  const scope = chosen?.scope ?? 'date';
  const typed = draft ?? EMPTY;
  const faults = draft && draft.beginning === undefined ? messageFaults(draft, now) : {};
  const isWritten = draft !== null && draft.beginning === undefined && Object.keys(faults).length === 0;
  const reach = scopes.find((each) => each.scope === scope)?.reach ?? { performanceIds: [] };
  const chosenLists = 'performanceIds' in reach ? (draft?.lists ?? []) : [];
  const performanceIds = 'performanceIds' in reach ? reach.performanceIds : [];
  const isOnTicket = 'performanceIds' in reach && draft?.isOnTicket === true;
  const { returned, waiting, together } = await countLists(db, performanceIds, chosenLists);
  return {
    about: found.words,
    ...{ choices, scope, typed, faults, chosenLists, isOnTicket },
    lists: 'performanceIds' in reach ? { returned, waiting } : null,
    total: total(chosen, together),
    ...{ hasBeginnings: found.event !== null, beginning: draft?.beginning ?? null },
    key: draft?.key ?? ids.token(),
    preview: isWritten ? await previewOf() : null,
    withoutAddress: await findOrdersWithoutAddress(db, reach),
    sent: await loadSent(db, found.messagesAbout, { language, now }),
  };

  async function previewOf() {
    const settings = await findSettings(db);
    const texts = messageTexts(typed);
    const emails = (['de', 'en'] as const)
      .filter(
        (each) =>
          each === 'de' || texts.text.en !== null || (chosen?.englishAddresses ?? 0) + together.en > 0,
      )
      .map((each) => ({
        language: each,
        email: sampleEmail(texts, {
          ...{ subject: found?.sample as SampleSubject, language: each, settings, link: '' },
        }),
      }));
    return { emails, seen: previewedAs({ ...typed, scope, lists: chosenLists, isOnTicket }) };
  }
}

/** Fingerprint of a preview: the sent message must match it. */
export function previewedAs({
  scope,
  lists,
  subjectDe,
  textDe,
  subjectEn,
  textEn,
  sendAt,
  isOnTicket,
}: TypedMessage & Pick<MessageDraft, 'scope' | 'lists' | 'isOnTicket'>): string {
  return digestOf(
    scope,
    [...lists].sort().join(' '),
    subjectDe,
    textDe,
    subjectEn,
    textEn,
    sendAt,
    String(isOnTicket),
  );
}

/** Addresses of a choice and of the lists together, by language. */
function total(choice: ScopeChoice | undefined, lists: AddressCount): AddressCount {
  const { addresses = 0, englishAddresses = 0 } = choice ?? {};
  return { de: addresses - englishAddresses + lists.de, en: englishAddresses + lists.en };
}

async function loadSent(
  db: Db,
  about: { performanceId: number } | { passKindId: number },
  { language, now }: { language: Language; now: Instant },
): Promise<SentMessageRow[]> {
  const messages =
    'performanceId' in about
      ? await findMessagesOfDate(db, about.performanceId)
      : await findMessagesOfPassKind(db, about.passKindId);
  const ids = messages.map(({ id }) => id);
  const [counts, undelivered] = await Promise.all([countRecipients(db, ids), findUndelivered(db, ids)]);
  return messages.map(({ id, scope, subject, text, sentAt, by, onTicketFrom }) => {
    const count = counts.get(id) ?? { emails: 0, withoutAddress: 0, waiting: 0, waitingUntil: null };
    const { emails, waiting, waitingUntil } = count;
    const dueAt = waitingUntil ?? onTicketFrom;
    const isPlanned = dueAt !== null && dueAt > (waitingUntil === null ? now : sentAt) && waiting === emails;
    return {
      ...count,
      isOnTicket: onTicketFrom !== null,
      ...{ id, scope, by, planned: isPlanned ? momentWords(dueAt, language) : null },
      subject: shown(subject, language),
      text: shown(text, language),
      sent: momentWords(sentAt, language),
      undelivered: undelivered.filter(({ messageId }) => messageId === id),
    };
  });
}
