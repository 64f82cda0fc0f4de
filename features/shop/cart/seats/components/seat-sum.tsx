import { Plural, Trans } from '@lingui/react/macro';
import { useHydrated } from '#features/box-office/booking/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { SeatsPage, SeatView } from '../seats-page.ts';
import { priceOf } from './seat-proposals.tsx';
import { useSeatWords } from './use-seat-words.ts';

/** The chosen seats, what they cost, and the button. */
export function SeatSum({
  page,
  chosen,
  lone,
  gone,
}: {
  page: SeatsPage;
  chosen: readonly SeatView[];
  /** Seats that nobody beside them would take. */
  lone: readonly SeatView[];
  /** Chosen ones that somebody else has meanwhile. */
  gone: readonly SeatView[];
}) {
  const words = useSeatWords(page);
  const hydrated = useHydrated();
  const { wanted, former } = page;
  const places = wanted.reduce((sum, group) => sum + group.places, 0);
  const cents = priceOf(wanted);
  const missing = places - chosen.length;
  const [goneNames, loneNames] = [words.rows(gone), words.rows(lone)];
  const formerNames = words.rows(page.hall.seats.filter(({ guid }) => former?.includes(guid)));
  return (
    <div className="seats-sum surface-dotter-hell">
      {former ? (
        <p className="seats-former">
          <Trans>So far: {formerNames}</Trans>
        </p>
      ) : null}
      <div role="status">
        {hydrated ? <p className="seats-chosen">{words.rows(chosen)}</p> : null}
        {hydrated && missing > 0 ? (
          <p>
            <Plural value={missing} one="Choose # more seat." other="Choose # more seats." />
          </p>
        ) : null}
        {missing < 0 ? (
          <p>
            <Plural value={-missing} one="# seat too many." other="# seats too many." />
          </p>
        ) : null}
        {gone.length > 0 ? (
          <p>
            <Trans>Just taken by somebody else: {goneNames}.</Trans>
          </p>
        ) : null}
        {lone.length > 0 ? (
          <p>
            <Trans>
              {loneNames} would be left alone. One seat further on, two more people can sit together.
            </Trans>{' '}
            <strong>
              <Trans>You don’t have to.</Trans>
            </strong>
          </p>
        ) : null}
      </div>
      <p className="sum-total" translate="no">
        {formatPrice(cents)}
      </p>
      <p className="text-sm">
        {former ? (
          <Trans>Same price. Your old seats remain yours until you swap.</Trans>
        ) : (
          <Trans>Your tickets will be reserved for the next 15 minutes.</Trans>
        )}
      </p>
      <Button type="submit" full>
        {former ? (
          <Trans>Swap seats</Trans>
        ) : (
          <Plural value={places} one="Take this seat" other="Take these # seats" />
        )}
      </Button>
      {former ? (
        <a href={page.paths.cart} className="text-link">
          <Trans>Leave the seats as they were</Trans>
        </a>
      ) : null}
    </div>
  );
}
