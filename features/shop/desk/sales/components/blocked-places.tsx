import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { SeatRows } from '../../seats/components/seat-rows.tsx';
import { eventSeatsPath } from '../desk-event-path.ts';
import type { BlockRow, DeskEventPage } from '../load-desk-event-page.server.ts';
import { PoolName } from './places-table.tsx';

/** Blocked places of a date, and the ways to release them. */
export function BlockedPlaces({
  view: { event, blocks, pools },
  language,
}: {
  view: DeskEventPage;
  language: Language;
}) {
  if (blocks.length === 0) return null;
  return (
    <ul className="desk-lines">
      {blocks.map((block) => {
        const { id, reason, seats, places } = block;
        return (
          <li key={id} className="desk-line">
            <BlockWords block={block} pool={pools.find((each) => each.id === block.poolId)} />
            <span className="desk-links">
              {seats.length > 0 && places > 1 ? (
                <a href={eventSeatsPath(event.id, language, { block: String(id) })} className="text-link">
                  <Trans>Release single seats</Trans>
                  <span className="visually-hidden"> {reason}</span>
                </a>
              ) : null}
              <form method="post">
                <input type="hidden" name="do" value="free" />
                <input type="hidden" name="block" value={id} />
                <button type="submit" className="text-link">
                  <Trans>Release</Trans>
                  <span className="visually-hidden"> {reason}</span>
                </button>
              </form>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function BlockWords({
  block: { places, reason, seats, isForDesk, until },
  pool,
}: {
  block: BlockRow;
  pool: DeskEventPage['pools'][number] | undefined;
}) {
  return (
    <span>
      <Plural value={places} one="# seat" other="# seats" />
      {pool ? (
        <>
          , <PoolName pool={pool} />
        </>
      ) : null}
      : {reason}
      {seats.length > 0 ? (
        <>
          <br />
          <SeatRows rows={seats} />
        </>
      ) : null}
      {isForDesk || until !== null ? (
        <span className="text-sm muted">
          <br />
          {isForDesk ? <Trans>Sold at the desk.</Trans> : null}{' '}
          {until === null ? null : <Trans>For everybody from {until}.</Trans>}
        </span>
      ) : null}
    </span>
  );
}
