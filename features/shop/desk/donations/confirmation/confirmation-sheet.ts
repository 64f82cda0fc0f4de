import { formatAmount } from '#lib/money.ts';
import { type Day, dateOfMonth, dayOf, type Instant, monthAndYear } from '#lib/venue-time.ts';
import type { Confirmation } from '../confirmation-store.server.ts';
import { amountInWords } from './amount-in-words.ts';
import { CONFIRMATION_TEXTS as TEXTS } from './confirmation-texts.ts';

/** Contents of the sheet of a confirmation, as text and in reading order. */
export interface ConfirmationSheet {
  title: string;
  law: string;
  /** `Kopie`, or since when it no longer counts; `null` on the original. */
  mark: string | null;
  seller: string[];
  donor: string[];
  facts: [string, string][];
  notice: string;
  statements: readonly string[];
  list: string;
  head: string[];
  lines: string[][];
  sum: [string, string];
  signature: string;
  notes: readonly string[];
  /** Paragraphs in English for a donor who ordered in it. */
  english: string[];
}

/** Builds the sheet of a confirmation. It is an original on the day it was made, and a copy from the next day on. */
export function confirmationSheet(confirmation: Confirmation, now: Instant): ConfirmationSheet {
  const { number, donor, cents, donations, statement, madeAt, revokedAt } = confirmation;
  const { seller, notice, from, to, isExplained } = statement;
  const copy = dayOf(now) === dayOf(madeAt) ? null : TEXTS.copy;
  return {
    title: TEXTS.title,
    law: TEXTS.law,
    mark: revokedAt === null ? copy : TEXTS.revoked(written(dayOf(revokedAt))),
    seller: [seller.name, seller.street, `${seller.postalCode} ${seller.city}`],
    donor: [donor.name, donor.street, `${donor.postalCode} ${donor.city}`],
    facts: [
      [TEXTS.facts.number, number],
      [TEXTS.facts.made, written(dayOf(madeAt))],
      [TEXTS.facts.donor, `${donor.name}, ${donor.street}, ${donor.postalCode} ${donor.city}`],
      [TEXTS.facts.period, TEXTS.period(written(from), written(to))],
      [TEXTS.facts.total, formatAmount(cents)],
      [TEXTS.facts.inWords, amountInWords(cents)],
    ],
    notice: notice.de,
    statements: TEXTS.statements,
    list: TEXTS.list,
    head: [TEXTS.head.day, TEXTS.head.order, TEXTS.head.kind, TEXTS.head.amount],
    lines: donations.map((each) => [written(each.day), each.order, TEXTS.kind, formatAmount(each.cents)]),
    sum: [TEXTS.sum, formatAmount(cents)],
    signature: TEXTS.signature,
    notes: TEXTS.notes,
    english: isExplained ? [TEXTS.explanation, ...(notice.en === null ? [] : [notice.en])] : [],
  };
}

/** `20. November 2026`. */
const written = (day: Day): string => `${dateOfMonth(day)}. ${monthAndYear(day, 'de')}`;
