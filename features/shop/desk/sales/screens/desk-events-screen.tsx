import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Holes } from '#ui/holes.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SaleStateMark } from '../components/sale-state-mark.tsx';
import { deskEventPath, doorListPath } from '../desk-event-path.ts';
import type { EventRow } from '../event-row.ts';
import type { DeskEventsPage } from '../load-desk-events-page.server.ts';

/** The room of sales: what is coming, and how much of it is sold. */
export function DeskEventsScreen({ view, language }: { view: DeskEventsPage; language: Language }) {
  const { t } = useLingui();
  const { rows, total, query, canSell } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Sales</Trans>
      </h1>
      <search>
        <form className="desk-search" action={hubPath('events', language)}>
          <input type="hidden" name="lang" value={language} />
          <TextField label={t`Title`} type="search" name="q" defaultValue={query} maxLength={100} />
          <Button type="submit" variant="ghost">
            <Trans context="button">Search</Trans>
          </Button>
        </form>
      </search>
      <p role="status">
        <Plural value={total} _0="Nothing found." one="# upcoming date" other="# upcoming dates" />{' '}
        {query === '' ? null : (
          <a href={hubPath('events', language)} className="text-link">
            <Trans>Show all</Trans>
          </a>
        )}
      </p>
      {rows.length > 0 ? <Table rows={rows} canSell={canSell} language={language} /> : null}
      <Pages view={view} language={language} />
    </main>
  );
}

function Table({
  rows,
  canSell,
  language,
}: {
  rows: readonly EventRow[];
  canSell: boolean;
  language: Language;
}) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>When</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col">
            <Trans>Sold</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, room, when, isPostponed, state, places }) => (
          <tr key={id}>
            <th scope="row">
              <a href={canSell ? deskEventPath(id, language) : doorListPath(id, language)}>
                {isPostponed ? <s>{when}</s> : when}
                <VisuallyHidden lang={title.lang}>, {title.text}</VisuallyHidden>
              </a>
            </th>
            <td>
              <span lang={title.lang}>{title.text}</span>
              <span className="muted text-sm" lang={room.lang}>
                {room.text}
              </span>
            </td>
            <td>{places ? <Sold places={places} /> : null}</td>
            <td>
              <SaleStateMark state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HOLES = 15;

/** `41 / 87`, and as holes; what is held or blocked in words. */
function Sold({
  places: { capacity, sold, held, blocked, free },
}: {
  places: NonNullable<EventRow['places']>;
}) {
  const filled = capacity === 0 ? 0 : Math.round((sold / capacity) * HOLES);
  return (
    <>
      <span className="desk-sold">
        {sold} / {capacity} <Holes count={HOLES} filled={filled} size={7} tone="ink" />
      </span>
      <span className="muted text-sm">
        <Trans>{free} available</Trans>
        {held > 0 ? (
          <>
            , <Trans>{held} held</Trans>
          </>
        ) : null}
        {blocked > 0 ? (
          <>
            , <Trans>{blocked} blocked</Trans>
          </>
        ) : null}
      </span>
    </>
  );
}

function Pages({ view: { page, pages, query }, language }: { view: DeskEventsPage; language: Language }) {
  const to = (number: number) =>
    hubPath('events', language, { ...(query ? { q: query } : {}), page: String(number) });
  return (
    <ListPages
      page={page}
      pages={pages}
      to={to}
      before={<Trans>Earlier</Trans>}
      after={<Trans>Later</Trans>}
    />
  );
}
