import type { findSettings } from '#features/core/settings/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { EmailBlock, EmailTemplate } from '#platform/mail/email-template.ts';
import type { DeskEvent } from '../sales/event-store.server.ts';
import type { MessageTexts } from './message.ts';
import { messageEmail } from './message-email.ts';

type Settings = Pick<Awaited<ReturnType<typeof findSettings>>, 'siteName' | 'seller'>;

/** Order number of the example. */
const SAMPLE_ORDER = 'BS-ABC-123';

/** Subject of a message in the example: its name, and its date or the last day it is valid. */
export interface SampleSubject {
  card: (language: Language) => EmailBlock;
  isAboutPasses: boolean;
}

/** The card of an event in the example. */
export function eventCard(
  { title, startsAt }: Pick<DeskEvent, 'title' | 'startsAt'>,
  language: Language,
): EmailBlock {
  const facts = [`${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`];
  return { kind: 'card', title: shown(title, language).text, facts, rows: [] };
}

/** The email of a message as somebody with an order gets it. */
export function sampleEmail(
  texts: MessageTexts,
  {
    subject,
    language,
    settings: { siteName, seller },
    link,
    isTest = false,
  }: {
    subject: SampleSubject;
    language: Language;
    settings: Settings;
    /** Stands in the place of the link to an order. */
    link: string;
    isTest?: boolean;
  },
): EmailTemplate {
  return messageEmail(texts, {
    ...{ language, site: siteName, isTest },
    address: seller ? [seller.street, `${seller.postalCode} ${seller.city}`] : [],
    isAboutPasses: subject.isAboutPasses,
    cards: (used) => [subject.card(used)],
    orders: [{ number: SAMPLE_ORDER, link: () => link }],
  });
}
