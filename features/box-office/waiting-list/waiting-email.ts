import type { WaitingEntry, WaitingNews } from '#features/box-office/ticketing/index.ts';
import { inLanguage } from '#lib/i18n.ts';
import { shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { EmailBlock } from '#platform/mail/email-template.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { WORDS } from './waiting-email-words.ts';

/** The email about a place in a line, in the language it was taken in. It names nobody, as those about orders. */
export function waitingEmail(
  entry: WaitingEntry,
  {
    kind,
    site,
    link,
    address = [],
  }: {
    kind: WaitingNews['kind'];
    site: string;
    /** To the entry itself. */
    link: string;
    /** Address of the venue, a line each. */
    address?: readonly string[];
  },
): { subject: string; text: string; html: string } {
  const { language, offer } = entry;
  const words = inLanguage(WORDS, language);
  const title = entry.event ? shown(entry.event, language).text : words.anEvent;
  const subject = words.subject[kind](title);
  const until = offer ? `${dayLine(offer.until)}` : '';
  return renderEmail({
    ...{ language, subject, heading: subject, site, address },
    blocks: [
      text(words.hello),
      text(kind === 'offered' ? words.offered(until) : words[kind]),
      card(),
      ...(kind === 'offered' ? [text(words.offeredMore)] : []),
      ...(kind === 'over'
        ? []
        : [
            {
              kind: 'link' as const,
              intro: words.way[kind],
              label: words.label[kind],
              href: link,
              isMain: true,
            },
          ]),
      text(`${words.bye}\n${site}`),
    ],
  });

  function card(): EmailBlock {
    const count = offer?.tickets ?? entry.tickets;
    return {
      kind: 'card',
      title,
      facts: [
        ...(entry.startsAt && !entry.isPostponed ? [dayLine(entry.startsAt)] : []),
        shown(entry.seatGroup.name, language).text,
        words.tickets(count),
        ...(kind === 'joined' && entry.tickets > 1 ? [entry.onlyTogether ? words.together : words.some] : []),
      ],
      rows: [],
    };
  }

  function dayLine(at: string): string {
    return `${formatDay(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
  }
}

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });
