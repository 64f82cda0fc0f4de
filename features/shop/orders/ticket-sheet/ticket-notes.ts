import { inAllLanguages } from '#lib/i18n.ts';
import type { Localized } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { TicketSheet } from './ticket-sheet.ts';

interface Known {
  importantInfo: Localized | null;
  directions: Localized | null;
  /** Until how many hours before it starts it can be exchanged; `null` where it cannot. */
  exchangeHours: number | null;
}

/** The columns of a sheet, those left out that nobody wrote anything for. */
export function ticketNotes({ importantInfo, directions, exchangeHours }: Known): TicketSheet['notes'] {
  return [
    ...(importantInfo?.de ? [{ heading: 'Gut zu wissen / Good to know', text: importantInfo }] : []),
    ...(directions?.de ? [{ heading: 'Anreise / Getting here', text: firstSentences(directions) }] : []),
    ...(exchangeHours === null
      ? []
      : [{ heading: 'Umtausch / Exchange', text: exchangeWords(exchangeHours) }]),
  ];
}

/** The directions in one sentence; the rest is on the site. */
function firstSentences({ de, en }: Localized): Localized {
  return { de: firstSentence(de), en: en && firstSentence(en) };
}

const firstSentence = (text: string): string => text.trim().split(/(?<=[.!?])\s/)[0] ?? '';

const EXCHANGE = msg({
  message:
    '{hours, plural, =0 {Until the start} one {Up to an hour before the start} other {Up to {hours} hours before the start}}, you can exchange it for another date on your order page.',
});

const exchangeWords = (hours: number): Localized => inAllLanguages({ ...EXCHANGE, values: { hours } });
