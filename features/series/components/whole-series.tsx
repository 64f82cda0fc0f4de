import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { SeriesBooking } from '../book-series.server.ts';
import { countOnce } from './count-once.ts';

interface SeriesDate {
  id: number;
  /** Its day in words. */
  day: string;
}

/** One ticket at full price for every date of the series, in one go. A plain form: it works without scripts. */
export function WholeSeries({
  path,
  dates,
  isBookable,
  booking,
  orderKey,
  language,
}: {
  /** Of the series’ page. */
  path: string;
  dates: SeriesDate[];
  isBookable: boolean;
  booking: SeriesBooking['dates'] | undefined;
  /** `null` until the visitor has asked for it once: this page is the same for everybody. */
  orderKey: string | null;
  language: Language;
}) {
  const { t } = useLingui();
  const count = dates.length;
  return (
    <section className="whole-series surface-rosa" aria-labelledby="whole-series" data-booking>
      <h2 id="whole-series" className="text-d1">
        <Trans>The whole series</Trans>
      </h2>
      {booking ? (
        <Report dates={dates} booking={booking} language={language} />
      ) : (
        <p>
          {t`${plural(count, { other: 'One ticket at full price for each of the # dates, all in your cart at once.' })}`}
        </p>
      )}
      {isBookable && !booking ? (
        <form method="post" action={path} onSubmit={(event) => void countOnce(event)}>
          <input type="hidden" name="key" defaultValue={orderKey ?? ''} />
          <Button type="submit">
            {orderKey === null ? <Trans>Book the whole series</Trans> : <Trans>Into the cart</Trans>}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

/** What became of each date, when not all of them could be had. */
function Report({
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
              {date.day}:{' '}
              {error === null ? <Trans>in the cart</Trans> : <Trans>no ticket could be had</Trans>}
            </li>
          );
        })}
      </ul>
      <ButtonLink href={`/webshop?lang=${language}`}>
        <Trans>To the cart</Trans>
      </ButtonLink>
    </div>
  );
}
