import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { deskEnquiryPath, deskOrderPath } from '../../orders/desk-path.ts';
import type { AskedRow, EnquiriesPage, HeldRow } from '../load-enquiries.server.ts';

/** Enquiries of groups: those that wait for an offer, and those whose places are held. */
export function EnquiriesScreen({
  view: { asked, held },
  language,
}: {
  view: EnquiriesPage;
  language: Language;
}) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('orders', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All orders</Trans>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Group enquiries</Trans>
      </h1>
      <section className="desk-column" aria-labelledby="asked">
        <h2 id="asked" className="text-d1">
          <Trans>Without a date</Trans>
        </h2>
        {asked.length === 0 ? (
          <p>
            <Trans>Nobody has asked for a date.</Trans>
          </p>
        ) : (
          <AskedTable rows={asked} language={language} />
        )}
      </section>
      <section className="desk-column" aria-labelledby="held">
        <h2 id="held" className="text-d1">
          <Trans>With places</Trans>
        </h2>
        {held.length === 0 ? (
          <p>
            <Trans>No places have been held for groups.</Trans>
          </p>
        ) : (
          <HeldTable rows={held} language={language} />
        )}
      </section>
    </main>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Group</Trans>
        </th>
        <th scope="col">
          <Trans>Contact</Trans>
        </th>
        <th scope="col">{children}</th>
        <th scope="col">
          <Trans>Status</Trans>
        </th>
      </tr>
    </thead>
  );
}

function AskedTable({ rows, language }: { rows: readonly AskedRow[]; language: Language }) {
  return (
    <table className="desk-table">
      <Head>
        <Trans>Request</Trans>
      </Head>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="desk-group">
              <a href={deskEnquiryPath(row.id, language)}>{row.name}</a>
              <span className="muted text-sm">
                <Plural value={row.heads} one="# person" other="# people" />, {row.asked}
              </span>
            </th>
            <td>
              {row.contact}
              <span className="muted text-sm">{row.email}</span>
            </td>
            <td>{row.request}</td>
            <td>
              <AskedState row={row} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** State of an enquiry for a date, with the way to its last offer. */
export function AskedState({ row: { state, order }, language }: { row: AskedRow; language: Language }) {
  return (
    <>
      <span className="desk-state" data-state={state === 'open' ? 'open' : 'paid'}>
        {state === 'open' ? (
          <Trans>to answer</Trans>
        ) : state === 'offered' ? (
          <Trans>offer made</Trans>
        ) : (
          <Trans>done</Trans>
        )}
      </span>
      {order === null ? null : (
        <>
          {' '}
          <a href={deskOrderPath(order, language)} className="text-link" translate="no">
            {order}
          </a>
        </>
      )}
    </>
  );
}

function HeldTable({ rows, language }: { rows: readonly HeldRow[]; language: Language }) {
  return (
    <table className="desk-table">
      <Head>
        <Trans>Date</Trans>
      </Head>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row" className="desk-group">
              <a href={deskOrderPath(row.number, language)}>{row.name}</a>
              <span className="muted text-sm">
                <Plural value={row.heads} one="# person" other="# people" />, {row.enquired}
              </span>
            </th>
            <td>
              <span translate="no">{row.number}</span>
              <span className="muted text-sm">{row.email}</span>
            </td>
            <td>
              <span lang={row.title?.lang}>{row.title?.text}</span>
              <span className="muted text-sm">{row.when}</span>
            </td>
            <td>
              <HeldState row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MARKS = {
  held: 'open',
  ordered: 'paid',
  withdrawn: 'cancelled',
  ended: 'cancelled',
  cancelled: 'cancelled',
};

function HeldState({ row: { state, until } }: { row: HeldRow }) {
  const words = {
    held: <Trans>held</Trans>,
    ordered: <Trans>ordered</Trans>,
    withdrawn: <Trans>withdrawn</Trans>,
    ended: <Trans>not ordered in time</Trans>,
    cancelled: <Trans>cancelled</Trans>,
  };
  return (
    <>
      <span className="desk-state" data-state={MARKS[state]}>
        {words[state]}
      </span>
      {until === null ? null : (
        <span className="muted text-sm">
          <Trans>until {until}</Trans>
        </span>
      )}
    </>
  );
}
