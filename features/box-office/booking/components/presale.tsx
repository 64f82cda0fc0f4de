import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';

/** Members buy already, all others from then on. */
export function Presale({ until, language }: { until: Instant; language: Language }) {
  const day = formatDayShort(dayOf(until), language);
  const time = formatTime(timeOf(until), language);
  return (
    <p className="booking-presale">
      <Trans>
        Members’ presale. On sale to everyone from {day}, {time}.
      </Trans>
    </p>
  );
}
