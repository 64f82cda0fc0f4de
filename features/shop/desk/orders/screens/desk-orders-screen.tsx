import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { ORDER_STATES, type OrderState } from '#lib/order-states.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { deskCreditPath } from '../../credit/credit-path.ts';
import { OrderStateMark } from '../components/order-state-mark.tsx';
import {
  deskEnquiriesPath,
  deskOrderPath,
  deskPassesPath,
  ordersFilePath,
  ordersFilter,
} from '../desk-path.ts';
import type { DeskOrdersPage } from '../load-desk-orders-page.server.ts';
import type { OrderRow } from '../order-row.ts';

/** The room of orders: found by number, name, address or the code of a ticket. */
export function DeskOrdersScreen({ view, language }: { view: DeskOrdersPage; language: Language }) {
  const { rows, total, performance, query, state } = view;
  const isNarrowed = query !== '' || state !== null || performance !== null;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Orders</Trans>
      </h1>
      <p className="desk-links">
        <a href={deskPassesPath(language)} className="text-link">
          <Trans>Sell a pass</Trans>
        </a>
        <a href={deskEnquiriesPath(language)} className="text-link">
          <Trans>Group enquiries</Trans>
        </a>
        <a href={deskCreditPath(language)} className="text-link">
          <Trans>Credit</Trans>
        </a>
      </p>
      <Search view={view} language={language} />
      <p role="status">
        <Plural value={total} _0="Nothing found." one="# order" other="# orders" />{' '}
        {performance === null ? null : <Trans>for one date</Trans>}{' '}
        {isNarrowed ? (
          <a href={hubPath('orders', language)} className="text-link">
            <Trans>Show all</Trans>
          </a>
        ) : null}
      </p>
      {rows.length > 0 && view.canExport ? (
        <p>
          <a href={ordersFilePath(language, ordersFilter(view))} className="text-link" download>
            <Trans>These orders as a table (CSV)</Trans>
          </a>
        </p>
      ) : null}
      {rows.length > 0 ? <Table rows={rows} language={language} /> : null}
      <Pages view={view} language={language} />
    </main>
  );
}

function Search({
  view: { query, state, performance },
  language,
}: {
  view: DeskOrdersPage;
  language: Language;
}) {
  const { t } = useLingui();
  const words: Record<OrderState, string> = {
    open: t`payment due`,
    paid: t`paid`,
    owed: t`refund due`,
    disputed: t`payment disputed`,
    cancelled: t`cancelled`,
    test: t`test sale`,
  };
  return (
    <search>
      <form className="desk-search" action={hubPath('orders', language)}>
        <input type="hidden" name="lang" value={language} />
        {performance === null ? null : <input type="hidden" name="performance" value={performance} />}
        <TextField
          label={t`Number, name, email or ticket code`}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
        />
        <Field label={t`Status`}>
          {(control) => (
            <select {...control} name="state" defaultValue={state ?? ''}>
              <option value="">{t`All`}</option>
              {ORDER_STATES.map((each) => (
                <option key={each} value={each}>
                  {words[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" variant="ghost">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Table({ rows, language }: { rows: readonly OrderRow[]; language: Language }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
          <th scope="col">
            <Trans>Customer</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">
              <a href={deskOrderPath(row.number, language)}>{row.number}</a>
              <span className="muted text-sm">{row.placed}</span>
            </th>
            <td>
              {row.name || <Trans>Without a name</Trans>}
              <span className="muted text-sm">{row.email}</span>
            </td>
            <td>
              {row.instead === 'voucher' ? (
                <Trans>Gift voucher</Trans>
              ) : row.instead === 'pass' ? (
                <Trans>Pass</Trans>
              ) : (
                <>
                  <span lang={row.title?.lang}>{row.title ? row.title.text : <Trans>Tickets</Trans>}</span>
                  <TicketFacts row={row} />
                </>
              )}
            </td>
            <td>
              <OrderStateMark state={row.state} />
              {row.reservedUntil === null ? null : (
                <span className="muted text-sm">
                  <Trans>reserved until {row.reservedUntil}</Trans>
                </span>
              )}
            </td>
            <td className="desk-cents">
              <strong>{formatPrice(row.state === 'owed' ? row.openCents : row.dueCents)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TicketFacts({ row }: { row: OrderRow }) {
  return (
    <span className="muted text-sm">
      <Plural value={row.quantity} one="# ticket" other="# tickets" />
      {row.when ? <>, {row.isPostponed ? <s>{row.when}</s> : row.when}</> : null}
      {row.isPostponed ? (
        <>
          {', '}
          <Trans>postponed</Trans>
        </>
      ) : null}
      {row.others > 0 ? (
        <>
          {', '}
          <Plural value={row.others} one="# more date" other="# more dates" />
        </>
      ) : null}
    </span>
  );
}

function Pages({ view, language }: { view: DeskOrdersPage; language: Language }) {
  const to = (page: number) => hubPath('orders', language, { ...ordersFilter(view), page: String(page) });
  return <ListPages page={view.page} pages={view.pages} to={to} />;
}
