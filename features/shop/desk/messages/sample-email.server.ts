import type { findSettings } from '#features/core/settings/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { EmailTemplate } from '#platform/mail/email-template.ts';
import type { DeskEvent } from '../sales/event-store.server.ts';
import type { MessageTexts } from './message.ts';
import { messageEmail } from './message-email.ts';

type Settings = Pick<Awaited<ReturnType<typeof findSettings>>, 'siteName' | 'seller'>;

/** Order number of the example. */
const SAMPLE_ORDER = 'BS-ABC-123';

/** The email of a message as somebody with an order for an event gets it. */
export function sampleEmail(
  texts: MessageTexts,
  {
    event,
    language,
    settings: { siteName, seller },
    link,
    isTest = false,
  }: {
    event: DeskEvent;
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
    cards: (used) => [
      {
        kind: 'card',
        title: shown(event.title, used).text,
        facts: [`${formatDay(dayOf(event.startsAt), used)}, ${formatTime(timeOf(event.startsAt), used)}`],
        rows: [],
      },
    ],
    orders: [{ number: SAMPLE_ORDER, link: () => link }],
  });
}
