import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { meansWords } from '../../orders/components/means-words.tsx';
import { deskOrderPath } from '../../orders/desk-path.ts';
import { isFailedRefund } from '../ledger-line.ts';
import type { BooksPage } from '../load-books-page.server.ts';
import { RateWords } from './rate-words.tsx';

/** The rows of the ledger one by one, each split by rate of VAT where there is more than one. */
export function LedgerLines({ view: { lines, canSell }, language }: { view: BooksPage; language: Language }) {
  const { i18n } = useLingui();
  return (
    <table className="desk-table books-lines">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col">
            <Trans>VAT</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ paymentId, order, when, kind, means, reference, cents, shares }) => (
          <tr key={paymentId}>
            <th scope="row">
              {canSell ? <a href={deskOrderPath(order, language)}>{order}</a> : order}
              <span className="muted text-sm">{when}</span>
            </th>
            <td>
              <KindWords kind={kind} means={means} />
              <span className="muted text-sm">
                {meansWords(means, i18n)}, {reference}
              </span>
            </td>
            <td>
              {shares.map((share) => (
                <span key={share.basisPoints} className="books-share">
                  <RateWords rate={share.basisPoints} />
                  {shares.length > 1 ? `: ${formatAmount(share.cents)}` : null}
                </span>
              ))}
            </td>
            <td className="desk-cents">
              <strong>{formatAmount(cents)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KindWords({ kind, means }: Pick<BooksPage['lines'][number], 'kind' | 'means'>) {
  if (kind === 'payment') return <Trans>Paid</Trans>;
  if (isFailedRefund({ kind, means })) return <Trans>Refund failed</Trans>;
  switch (kind) {
    case 'refund':
      return <Trans>Refunded</Trans>;
    case 'chargeback':
      return <Trans>Debited by the bank</Trans>;
    case 'reinstatement':
      return <Trans>Credited back by the bank</Trans>;
    case 'fee':
      return <Trans>Payment provider’s fee</Trans>;
    case 'reversal':
      return <Trans>Reversed as a mistake</Trans>;
  }
}
