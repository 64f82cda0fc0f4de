import { Trans } from '@lingui/react/macro';
import { groupBookingPath } from '#features/box-office/ticketing/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Booking } from '../use-booking.ts';

type Booked = Pick<Booking, 'offer' | 'language'>;

/** Link to the page on which a group books, with the date of the widget chosen; nothing where it has no prices of groups. */
export function BookAsGroup({ offer, language }: Booked) {
  if (offer.groupFrom === null) return null;
  return (
    <a href={groupBookingPath(language, { event: offer.jetId })} className="text-link">
      <Trans>Book as a class</Trans>
    </a>
  );
}

/** The same in place of the ticket choice of a date for groups alone. */
export function ForGroupsOnly({ offer, language }: Booked) {
  const { groupFrom } = offer;
  return (
    <div className="booking-summary">
      <p>
        {groupFrom === null ? (
          <Trans>This date is for classes and other groups.</Trans>
        ) : (
          <Trans>This date is for classes and other groups of {groupFrom} or more.</Trans>
        )}
      </p>
      <p>
        <ButtonLink href={groupBookingPath(language, groupFrom === null ? {} : { event: offer.jetId })}>
          <Trans>Book as a class</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}

/** Question at a limit of single visitors, with the link for more; nothing where the date has no prices of groups. */
export function MoreThan({ limit, offer, language }: Booked & { limit: number }) {
  if (offer.groupFrom === null) return null;
  return (
    <>
      {' '}
      <Trans>More than {limit}?</Trans> <BookAsGroup offer={offer} language={language} />
    </>
  );
}

/** Refusal of a price of groups in a cart. */
export function GroupPriceNote() {
  return <Trans>This price is for classes and other groups. They book on a page of their own.</Trans>;
}
