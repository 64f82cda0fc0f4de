import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Holes } from '#ui/holes.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { seatingPlansPath } from '../../seating/seating-path.ts';
import { SaleStateMark } from '../components/sale-state-mark.tsx';
import { deskEventPath, doorListPath, salesFilter } from '../desk-event-path.ts';
import type { DeskEventsPage, SaleRow } from '../load-desk-events-page.server.ts';

/** Events with their sales, waiting lists and admissions. */
export function DeskEventsScreen({ view, language }: { view: DeskEventsPage; language: Language }) {
  const { rows, total, query, isOver, isWaitedFor, canSell } = view;
  const isNarrowed = query !== '' || isOver || isWaitedFor;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Sales</Trans>
      </h1>
      {canSell ? (
        <p>
          <a href={seatingPlansPath(language)} className="text-link">
            <Trans>Seating plans</Trans>
          </a>
        </p>
      ) : null}
      <Search view={view} language={language} />
      <p role="status">
        {isOver ? (
          <Plural value={total} _0="Nothing found." one="# past date" other="# past dates" />
        ) : (
          <Plural value={total} _0="Nothing found." one="# upcoming date" other="# upcoming dates" />
        )}{' '}
        {isNarrowed ? (
          <a href={hubPath('events', language)} className="text-link">
            <Trans>Show all</Trans>
          </a>
        ) : null}
      </p>
      {rows.length > 0 ? <Table rows={rows} canSell={canSell} language={language} /> : null}
      <Pages view={view} language={language} />
    </main>
  );
}

function Search({
  view: { query, isOver, isWaitedFor },
  language,
}: {
  view: DeskEventsPage;
  language: Language;
}) {
  const { t } = useLingui();
  return (
    <search>
      <form className="desk-search" action={hubPath('events', language)}>
        <input type="hidden" name="lang" value={language} />
        <TextField label={t`Title`} type="search" name="q" defaultValue={query} maxLength={100} />
        <Field label={t`Dates`}>
          {(control) => (
            <select {...control} name="when" defaultValue={isOver ? 'over' : ''}>
              <option value="">{t`Upcoming`}</option>
              <option value="over">{t`Past`}</option>
            </select>
          )}
        </Field>
        <label className="choice">
          <input
            type="checkbox"
            className="choice-hole"
            name="waiting"
            value="true"
            defaultChecked={isWaitedFor}
          />
          <span className="choice-text">
            <Trans>With a waiting list</Trans>
          </span>
        </label>
        <Button type="submit" variant="ghost">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Table({
  rows,
  canSell,
  language,
}: {
  rows: readonly SaleRow[];
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
        {rows.map(({ id, title, room, when, isPostponed, state, places, ...people }) => (
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
            <td>
              {places ? <Sold places={places} /> : null}
              <People {...people} />
            </td>
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

/** `41 / 87`, and as holes; held and blocked places in words. */
function Sold({
  places: { capacity, sold, held, blocked, free },
}: {
  places: NonNullable<SaleRow['places']>;
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

/** Customers on the waiting list, admitted ticket holders, and people counted at the door; nothing while there are none. */
function People({
  waiting,
  expected,
  inside,
  counted,
}: Pick<SaleRow, 'waiting' | 'expected' | 'inside' | 'counted'>) {
  return (
    <>
      {waiting > 0 ? (
        <span className="muted text-sm">
          <Plural value={waiting} one="# on the waiting list" other="# on the waiting list" />
        </span>
      ) : null}
      {inside > 0 ? (
        <span className="muted text-sm">
          <Trans>
            {inside} of {expected} checked in
          </Trans>
        </span>
      ) : null}
      {counted > 0 ? (
        <span className="muted text-sm">
          <Plural value={counted} one="# counted without a ticket" other="# counted without a ticket" />
        </span>
      ) : null}
    </>
  );
}

function Pages({ view, language }: { view: DeskEventsPage; language: Language }) {
  const to = (page: number) => hubPath('events', language, { ...salesFilter(view), page: String(page) });
  const [earlier, later] = [<Trans key="earlier">Earlier</Trans>, <Trans key="later">Later</Trans>];
  return (
    <ListPages
      page={view.page}
      pages={view.pages}
      to={to}
      before={view.isOver ? later : earlier}
      after={view.isOver ? earlier : later}
    />
  );
}
