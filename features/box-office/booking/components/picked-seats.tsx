import { Plural, Trans } from '@lingui/react/macro';
import type { SeatConsent } from '#features/box-office/ticketing/index.ts';
import { Button } from '#ui/button.tsx';
import type { AddedSeat, AddRefusal } from '../widget-state.ts';

/** Seats that were picked, by part of the hall and row (docs/product/seating.md#sale); nothing where places are only counted. */
export function PickedSeats({ seats, swapPath }: { seats: readonly AddedSeat[]; swapPath: string }) {
  if (seats.length === 0) return null;
  const rows = Map.groupBy(seats, ({ zone, row }) => JSON.stringify([zone, row]));
  return (
    <p>
      <Trans>We picked these seats:</Trans>{' '}
      {[...rows.values()].map((own, index) => (
        <span key={own[0]?.row}>
          {index > 0 ? '; ' : null}
          <RowOfSeats seats={own} />
        </span>
      ))}
      .{' '}
      <a href={swapPath} className="text-link">
        <Trans>Other seats</Trans>
      </a>
    </p>
  );
}

function RowOfSeats({ seats }: { seats: readonly AddedSeat[] }) {
  const { zone = '', row = '' } = seats[0] ?? {};
  const numbers = seats.map(({ seat }) => seat).join(', ');
  return seats.length === 1 ? (
    <Trans>
      {zone}, row {row}, seat {numbers}
    </Trans>
  ) : (
    <Trans>
      {zone}, row {row}, seats {numbers}
    </Trans>
  );
}

/** Says how many still sit side by side, and asks if the party may sit apart. */
export function SitApart({
  adjacent: { largest, fitsTwoRows },
  onConsent,
}: {
  adjacent: NonNullable<AddRefusal['adjacent']>;
  onConsent: (consent: SeatConsent) => Promise<void>;
}) {
  return (
    <>
      <p>
        <Trans>Not enough (connected) seats found.</Trans>{' '}
        {largest > 0 ? (
          <Plural
            value={largest}
            one="Only single seats are left here."
            other="At most # people can still sit side by side here."
          />
        ) : null}
      </p>
      <div className="booking-links">
        {fitsTwoRows ? (
          <Button onClick={() => void onConsent('two-rows')}>
            <Trans>Sit in two rows, one behind the other</Trans>
          </Button>
        ) : null}
        <Button variant={fitsTwoRows ? 'ghost' : 'ink'} onClick={() => void onConsent('anywhere')}>
          <Trans>Sit apart</Trans>
        </Button>
      </div>
    </>
  );
}
