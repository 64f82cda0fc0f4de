import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { NetDonation } from '../net-donations.ts';

/** Single donations with day, order and amount. Orders are named, not linked: who reads the books may not sell. */
export function SingleDonations({
  donations,
  sum,
  language,
}: {
  donations: readonly NetDonation[];
  sum: string;
  language: Language;
}) {
  return (
    <table className="books-table">
      <caption>
        <VisuallyHidden>
          <Trans>Single donations</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Order</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {donations.map(({ order, day, cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two may be equal
          <tr key={index}>
            <th scope="row">{formatDay(day, language)}</th>
            <td translate="no">{order}</td>
            <td translate="no">{formatAmount(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            <Trans>Total</Trans>
          </th>
          <td translate="no">
            <strong>{sum}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
