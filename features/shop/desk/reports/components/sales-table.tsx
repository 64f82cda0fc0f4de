import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import type { SalesRow } from '../find-sales-report.server.ts';
import { DIMENSION_WORDS } from '../group-words.ts';
import type { ReportsPage } from '../load-reports-page.server.ts';
import { occupancyPath } from '../reports-path.ts';
import type { SalesSums } from '../sales-report.ts';
import { ReportBar } from './report-bar.tsx';

/** Groups of a report with their sums, each with a bar as long as its total. */
export function SalesTable({ view, language }: { view: ReportsPage; language: Language }) {
  const { i18n } = useLingui();
  const { dimension, rows, sum, mostCents } = view;
  return (
    <table className="books-table report-table">
      <thead>
        <tr>
          <th scope="col">{i18n._(DIMENSION_WORDS[dimension])}</th>
          <th scope="col">
            <Trans>Tickets</Trans>
          </th>
          <th scope="col">
            <Trans>Received</Trans>
          </th>
          <th scope="col">
            <Trans context="report">Returned</Trans>
          </th>
          <th scope="col">
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <RowName row={row} language={language} />
              <ReportBar value={row.totalCents} most={mostCents} />
            </th>
            <Sums sums={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <Sums sums={sum} />
        </tr>
      </tfoot>
    </table>
  );
}

function RowName({ row: { name, when, eventId }, language }: { row: SalesRow; language: Language }) {
  return (
    <>
      {eventId === null ? (
        name
      ) : (
        <a href={occupancyPath(eventId, language)} className="text-link">
          {name}
        </a>
      )}
      {when === null ? null : <span className="muted text-sm">{when}</span>}
    </>
  );
}

function Sums({ sums }: { sums: SalesSums }) {
  return (
    <>
      <Figure label={<Trans>Tickets</Trans>}>{sums.tickets}</Figure>
      <Figure label={<Trans>Received</Trans>}>{formatAmount(sums.receivedCents)}</Figure>
      <Figure label={<Trans context="report">Returned</Trans>}>{formatAmount(sums.returnedCents)}</Figure>
      <Figure label={<Trans>Total</Trans>}>
        <strong>{formatAmount(sums.totalCents)}</strong>
      </Figure>
    </>
  );
}

/** A figure, labelled on narrow screens, where the heads of the columns are hidden. */
function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <td>
      <span className="report-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}
