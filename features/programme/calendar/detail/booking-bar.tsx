import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TICKETS } from '#features/core/navigation/index.ts';
import { type Day, formatDayShort, formatTime, weekdayName } from '#lib/venue-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { EventCard } from '../event-card.ts';
import { PriceWords } from './event-sale.tsx';

/**
 * On phones a date, its price and the link to the tickets remain at the lower edge of a detail page
 * (docs/product/detail-pages.md#booking-bar); the shell's behaviour hides them while a place to book is in view.
 */
export function BookingBar({
  date,
  today,
  label,
  children,
}: {
  /** The one it names: the date whose page it is, or a production's next one. No bar when none can be booked. */
  date: EventCard | undefined;
  today: Day;
  /** Label of the date, for screen readers. */
  label: string;
  /** Text before the price. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  if (!date?.offer) return null;
  const weekday = weekdayName(date.day, language);
  const day = date.day === today ? t`Today, ${weekday}` : formatDayShort(date.day, language);
  return (
    <aside className="booking-bar surface-ink" aria-label={label}>
      <div>
        <p className="font-[650]">
          {day}
          {date.until ? null : `, ${formatTime(date.time, language)}`}
        </p>
        <p className="text-sm">
          {children}, <PriceWords offer={date.offer} />
        </p>
      </div>
      <ButtonLink href={`#${TICKETS}`} variant="white" size="small">
        <Trans>Tickets</Trans>
      </ButtonLink>
    </aside>
  );
}
