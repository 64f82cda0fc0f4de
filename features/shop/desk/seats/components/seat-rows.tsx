import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { SeatRow } from '../seat-rows.ts';

/** Seats by row: `K2, seats 7–9; K3, seat 1`. */
export function SeatRows({ rows }: { rows: readonly SeatRow[] }) {
  return rows.map(({ zone, row, seats, count }, index) => (
    <Fragment key={`${zone?.text} ${row}`}>
      {index > 0 ? '; ' : null}
      {zone ? <span lang={zone.lang}>{zone.text} </span> : null}
      {count === 1 ? (
        <Trans>
          {row}, seat {seats}
        </Trans>
      ) : (
        <Trans>
          {row}, seats {seats}
        </Trans>
      )}
    </Fragment>
  ));
}
