import { Trans } from '@lingui/react/macro';
import type { PoolRow } from '../load-desk-event-page.server.ts';

/** The places of each pool: their number by state. */
export function PlacesTable({ pools }: { pools: readonly PoolRow[] }) {
  return (
    <table className="places-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Seats</Trans>
          </th>
          <th scope="col">
            <Trans>total</Trans>
          </th>
          <th scope="col">
            <Trans>sold</Trans>
          </th>
          <th scope="col">
            <Trans>held</Trans>
          </th>
          <th scope="col">
            <Trans>blocked</Trans>
          </th>
          <th scope="col">
            <Trans>available</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {pools.map((pool) => (
          <tr key={pool.id}>
            <th scope="row">
              <PoolName pool={pool} />
            </th>
            <td>
              {pool.capacity}
              {pool.overbooked > 0 ? (
                <span className="text-sm">
                  {' '}
                  <Overbooked places={pool.overbooked} />
                </span>
              ) : null}
            </td>
            <td>{pool.sold}</td>
            <td>{pool.held}</td>
            <td>{pool.blocked}</td>
            <td>
              <strong>{pool.free}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Places sold beyond the capacity. */
function Overbooked({ places }: { places: number }) {
  return <Trans>+ {places} overbooked</Trans>;
}

export function PoolName({ pool: { name, start } }: { pool: PoolRow }) {
  return (
    <>
      {name ?? <Trans>Whole venue at once</Trans>}
      {start === null ? null : `, ${start}`}
    </>
  );
}
