import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Day, formatDayShort, formatTime, weekdayName } from '#lib/venue-time.ts';
import type { EventCard } from '../event-card.ts';
import { nextToBook } from '../next-to-book.ts';
import { PriceWords, TICKETS } from './event-sale.tsx';
import { useLanguage } from './use-language.ts';

/**
 * On phones the next date, what it costs and the way to the tickets stay at the lower edge of a detail page (design brief,
 * section 8 "Sticky booking bar"); the shell's behaviour takes it away while dates and tickets are in view.
 */
export function BookingBar({ dates, today }: { dates: EventCard[]; today: Day }) {
  const { t } = useLingui();
  const language = useLanguage();
  const date = nextToBook(dates);
  if (!date?.offer) return null;
  const count = dates.length;
  const weekday = weekdayName(date.day, language);
  const day = date.day === today ? t`Today, ${weekday}` : formatDayShort(date.day, language);
  return (
    <aside className="booking-bar surface-ink" aria-label={t`Next date`}>
      <div>
        <p className="font-[650]">
          {day}, {formatTime(date.time, language)}
        </p>
        <p className="text-sm">
          <Plural value={count} one="# date" other="# dates" />, <PriceWords offer={date.offer} />
        </p>
      </div>
      <ButtonLink href={`#${TICKETS}`} variant="white" size="small">
        <Trans>Tickets</Trans>
      </ButtonLink>
    </aside>
  );
}
