import { Plural, Trans } from '@lingui/react/macro';
import { SaleStopWords } from '#features/box-office/booking/index.ts';
import { SeatChoiceForm } from '../components/seat-choice-form.tsx';
import { SeatNumbers } from '../components/seat-numbers.tsx';
import { SeatRefusalNote } from '../components/seat-refusal.tsx';
import type { SeatsPage } from '../seats-page.ts';

/** Own choice of seats: how many first, then which (docs/product/seating.md#choice). */
export function SeatsScreen({ page }: { page: SeatsPage }) {
  const { event, wanted, numbers, former } = page;
  return (
    <div className="wrap seats-page">
      <header className="seats-head">
        <h1 className="text-title">
          {former ? <Trans>Swap seats</Trans> : <Trans>Choose your own seats</Trans>}
        </h1>
        <p className="lead">
          <a href={event.path} className="text-link" lang={event.title.lang}>
            {event.title.text}
          </a>
        </p>
        <p>{event.dateLine}</p>
      </header>
      <SeatRefusalNote page={page} />
      {former === null && numbers.length === 0 ? (
        <p className="lead">
          <SaleStopWords stop={null} />
        </p>
      ) : null}
      {numbers.length > 0 && wanted.length === 0 ? (
        <section aria-labelledby="seats-numbers">
          <h2 id="seats-numbers" className="text-d2">
            <Trans>How many are you?</Trans>
          </h2>
          <SeatNumbers page={page} />
        </section>
      ) : null}
      {wanted.length > 0 ? (
        <>
          {former === null ? (
            <details className="seats-change">
              <summary>
                <span>
                  <WantedTickets wanted={wanted} />
                </span>{' '}
                <span className="text-link">
                  <Trans>Change</Trans>
                </span>
              </summary>
              <SeatNumbers page={page} />
            </details>
          ) : null}
          <SeatChoiceForm page={page} />
        </>
      ) : null}
    </div>
  );
}

function WantedTickets({ wanted }: Pick<SeatsPage, 'wanted'>) {
  const tickets = wanted.flatMap((group) =>
    group.tickets.map((ticket) => ({ ...ticket, key: `${group.seatGroup}.${ticket.saleTypeId}` })),
  );
  const places = wanted.reduce((sum, group) => sum + group.places, 0);
  return (
    <>
      {tickets.map(({ key, quantity, name }, index) => (
        <span key={key}>
          {index > 0 ? ', ' : ''}
          {quantity} × <span lang={name.lang}>{name.text}</span>
        </span>
      ))}
      {': '}
      <Plural value={places} one="# seat" other="# seats" />
    </>
  );
}
