import { instantAt } from '#lib/venue-instant.ts';
import { type Instant, isDay } from '#lib/venue-time.ts';

/** Tickets a message is about: those of one date, or of all dates to come of its production or series. */
export const MESSAGE_SCOPES = ['date', 'production', 'series'] as const;
/** The same, or the passes of one kind. */
export type MessageScope = (typeof MESSAGE_SCOPES)[number] | 'pass';

/** People without a ticket for the dates whom a message can also reach. */
export const MESSAGE_LISTS = ['returned', 'waiting'] as const;
export type MessageList = (typeof MESSAGE_LISTS)[number];

/** Subject whose page a message is written on: an event, or a kind of pass. */
export type MessageSubject = { eventId: number } | { passKindId: number };

/** Furthest moment ahead at which a message can be sent. */
export const MOST_DAYS_AHEAD = 60;

/** Characters of a subject and of a text. */
export const MAX_SUBJECT = 120;
export const MAX_MESSAGE = 4000;

const DAY_MS = 86_400_000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Subject and text of a message; without English everybody gets the German. */
export interface MessageTexts {
  subject: { de: string; en: string | null };
  text: { de: string; en: string | null };
}

/** A message as typed. */
export interface TypedMessage {
  subjectDe: string;
  textDe: string;
  subjectEn: string;
  textEn: string;
  /** Venue time it goes out at, `2026-12-20T14:00`; empty: now. */
  sendAt: string;
}
export type MessageField = keyof TypedMessage;

/** Reason a field cannot be sent. */
export type MessageFault = 'missing' | 'other-missing' | 'too-long' | 'unprintable' | 'no-moment' | 'gap';

/** Place in a ready-made text that somebody has to fill in. */
export const PLACEHOLDER = '[…]';
export type MessageFaults = Partial<Record<MessageField, MessageFault>>;

/** The fields that cannot be sent as typed at an instant. English needs both subject and text, or neither. */
export function messageFaults(typed: TypedMessage, now: Instant): MessageFaults {
  const { subjectDe, textDe, subjectEn, textEn } = trimmed(typed);
  const hasEnglish = subjectEn !== '' || textEn !== '';
  const english = (value: string) => (hasEnglish && value === '' ? 'other-missing' : null);
  const faults = {
    subjectDe: lineFault(subjectDe) ?? (subjectDe === '' ? 'missing' : null),
    textDe: textFault(textDe) ?? (textDe === '' ? 'missing' : null),
    subjectEn: lineFault(subjectEn) ?? english(subjectEn),
    textEn: textFault(textEn) ?? english(textEn),
    sendAt: momentFault(typed.sendAt, now),
  } as const;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as MessageFaults;
}

/** The texts of a message without faults. */
export function messageTexts(typed: TypedMessage): MessageTexts {
  const { subjectDe, textDe, subjectEn, textEn } = trimmed(typed);
  return {
    subject: { de: subjectDe, en: subjectEn || null },
    text: { de: textDe, en: textEn || null },
  };
}

/** The instant a message without faults goes out at. */
export function sendingInstant({ sendAt }: Pick<TypedMessage, 'sendAt'>, now: Instant): Instant {
  return instantOf(sendAt) ?? now;
}

function instantOf(sendAt: string): Instant | null {
  const [, day = '', time = ''] = MOMENT.exec(sendAt.trim()) ?? [];
  return isDay(day) ? instantAt(day, time) : null;
}

function momentFault(sendAt: string, now: Instant): MessageFault | null {
  if (sendAt.trim() === '') return null;
  const at = instantOf(sendAt);
  const latest = new Date(Date.parse(now) + MOST_DAYS_AHEAD * DAY_MS).toISOString();
  return at === null || at <= now || at > latest ? 'no-moment' : null;
}

const trimmed = ({ subjectDe, textDe, subjectEn, textEn }: TypedMessage) => ({
  subjectDe: subjectDe.trim(),
  textDe: textDe.trim(),
  subjectEn: subjectEn.trim(),
  textEn: textEn.trim(),
});

function lineFault(line: string): MessageFault | null {
  if (line.length > MAX_SUBJECT) return 'too-long';
  return /\p{Cc}/u.test(line) ? 'unprintable' : null;
}

function textFault(text: string): MessageFault | null {
  if (text.length > MAX_MESSAGE) return 'too-long';
  if (/[^\P{Cc}\n\t]/u.test(text)) return 'unprintable';
  return text.includes(PLACEHOLDER) ? 'gap' : null;
}
