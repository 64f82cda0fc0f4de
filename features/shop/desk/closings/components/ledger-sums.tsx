import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmount } from '#lib/money.ts';
import { meansWords } from '../../orders/components/means-words.tsx';
import type { LedgerReport } from '../ledger-line.ts';
import { RateWords } from './rate-words.tsx';

/** Sums of money received and paid out: by means of payment, and by rate of VAT. */
export function LedgerSums({ report: { means, vat, totalCents } }: { report: LedgerReport }) {
  const { i18n } = useLingui();
  const isDisputed = means.some(({ disputedCents }) => disputedCents !== undefined);
  const total = <strong>{formatAmount(totalCents)}</strong>;
  return (
    <div className="books-sums">
      <table className="books-table">
        <caption className="text-d0">
          <Trans>By payment method</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Payment method</Trans>
            </th>
            <th scope="col">
              <Trans>Received</Trans>
            </th>
            <th scope="col">
              <Trans>Refunded</Trans>
            </th>
            <th scope="col">
              <Trans>Reversals</Trans>
            </th>
            {isDisputed ? (
              <th scope="col">
                <Trans>Chargebacks and fees</Trans>
              </th>
            ) : null}
            <th scope="col">
              <Trans>Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {means.map((each) => (
            <tr key={each.means}>
              <th scope="row">{meansWords(each.means, i18n)}</th>
              <Cents label={<Trans>Received</Trans>} cents={each.paidCents} />
              <Cents label={<Trans>Refunded</Trans>} cents={each.refundedCents} />
              <Cents label={<Trans>Reversals</Trans>} cents={each.reversedCents} />
              {isDisputed ? (
                <Cents label={<Trans>Chargebacks and fees</Trans>} cents={each.disputedCents ?? 0} />
              ) : null}
              <Cents label={<Trans>Total</Trans>} cents={each.totalCents} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={isDisputed ? 5 : 4}>
              <Trans>Total</Trans>
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <table className="books-table">
        <caption className="text-d0">
          <Trans>By VAT</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rate</Trans>
            </th>
            <th scope="col">
              <Trans>Net</Trans>
            </th>
            <th scope="col">
              <Trans>VAT</Trans>
            </th>
            <th scope="col">
              <Trans>Gross</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {vat.map(({ basisPoints, grossCents, vatCents }) => (
            <tr key={basisPoints}>
              <th scope="row">
                <RateWords rate={basisPoints} />
              </th>
              <Cents label={<Trans>Net</Trans>} cents={grossCents - vatCents} />
              <Cents label={<Trans>VAT</Trans>} cents={vatCents} />
              <Cents label={<Trans>Gross</Trans>} cents={grossCents} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Total</Trans>
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** An amount, which says on a phone what it is. */
function Cents({ label, cents }: { label: ReactNode; cents: number }) {
  return (
    <td data-none={cents === 0 || undefined}>
      <span className="books-label" aria-hidden="true">
        {label}
      </span>
      {formatAmount(cents)}
    </td>
  );
}
