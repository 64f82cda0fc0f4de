import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SaleStop } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { OfferView } from '../offer-view.ts';
import { countTickets, totalCents } from '../selection.ts';
import { useBooking } from '../use-booking.ts';
import { AddSummary } from './add-summary.tsx';
import { ForGroupsOnly } from './book-as-group.tsx';
import { SaleStopWords } from './sale-stop-words.tsx';
import { TicketChoice } from './ticket-choice.tsx';

function SaleClosed({ stop }: { stop: SaleStop | null }) {
  return (
    <p className="booking-summary" role="status">
      <SaleStopWords stop={stop} />
    </p>
  );
}

/** Choosing tickets, then how adding them went. Popup and event page show the same. */
export function BookingContent({
  offer,
  language,
  place,
  ids,
}: {
  offer: OfferView;
  language: Language;
  /** In a list of events one can go on adding. */
  place: 'list' | 'detail';
  /** Prefix of the ids in it, unique on the page. */
  ids: string;
}) {
  const { t } = useLingui();
  const booking = useBooking(offer, language);
  const { selection, summary } = booking.state;
  const count = countTickets(selection);
  const total = formatPrice(totalCents(selection));
  if (offer.closed && !summary) return <SaleClosed stop={offer.closed.stop} />;

  if (offer.seatGroups.length === 0) return <ForGroupsOnly {...booking} />;

  return (
    <>
      {summary ? (
        <AddSummary booking={booking} summary={summary} place={place} />
      ) : (
        <TicketChoice booking={booking} ids={ids} />
      )}
      <div role="status">
        <VisuallyHidden>
          {summary || count === 0
            ? ''
            : t`${plural(count, { one: '# ticket', other: '# tickets' })}, ${total}`}
        </VisuallyHidden>
      </div>
    </>
  );
}
