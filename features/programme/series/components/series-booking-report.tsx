import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { SeriesBooking } from '../book-series.server.ts';

interface SeriesDate {
  id: number;
  /** Its day in words. */
  day: string;
}

/** Outcome for each date, when not all of them were available. */
export function SeriesBookingReport({
  dates,
  booking,
  language,
}: {
  dates: SeriesDate[];
  booking: SeriesBooking['dates'];
  language: Language;
}) {
  const got = booking.filter(({ error }) => error === null).length;
  const all = booking.length;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-[650]">
        <Trans>
          {got} of {all} dates are in your cart.
        </Trans>
      </p>
      <ul>
        {booking.map(({ eventId, error }) => {
          const date = dates.find(({ id }) => id === eventId);
          if (!date) return null;
          return (
            <li key={eventId}>
              {date.day}: {error === null ? <Trans>in the cart</Trans> : <Trans>no tickets available</Trans>}
            </li>
          );
        })}
      </ul>
      <ButtonLink href={`/webshop?lang=${language}`}>
        <Trans>Go to cart</Trans>
      </ButtonLink>
    </div>
  );
}
