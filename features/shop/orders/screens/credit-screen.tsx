import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { CreditListing } from '../credit-listing.ts';

/** "Credit" of the personal area: balance and entries. `navigation`: the other pages of the area. */
export function CreditScreen({
  balanceCents,
  entries,
  navigation,
  refusal,
}: {
  balanceCents: number;
  entries: CreditListing[];
  navigation: ReactNode;
  /** Reason a gift voucher was not redeemed, in words. */
  refusal: string | null;
}) {
  return (
    <div className="wrap orders-page">
      <h1 className="text-title">
        <Trans>Credit</Trans>
      </h1>
      {navigation}
      <div className="credit">
        <section className="credit-balance cut-note surface-himmel" aria-labelledby="credit-balance">
          <h2 id="credit-balance" className="visually-hidden">
            <Trans>Your credit</Trans>
          </h2>
          <p className="credit-amount" translate="no">
            {formatPrice(balanceCents)}
          </p>
          <p>
            {balanceCents === 0 ? (
              <Trans>
                No credit yet. When you return tickets you can have credit instead of money, and pay with it
                next time.
              </Trans>
            ) : (
              <Trans>It doesn’t expire, and you can use it for any of our tickets when you order.</Trans>
            )}
          </p>
        </section>
        {entries.length === 0 ? null : <Entries entries={entries} />}
        <Redeem refusal={refusal} />
      </div>
    </div>
  );
}

function Redeem({ refusal }: { refusal: string | null }) {
  const { t } = useLingui();
  return (
    <form method="post" className="credit-redeem">
      <TextField
        name="code"
        label={t`Redeem a gift voucher`}
        placeholder="SPECHT-0000-0000-0000"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        required
        error={refusal ?? undefined}
      />
      <Button type="submit">
        <Trans>Redeem</Trans>
      </Button>
    </form>
  );
}

function Entries({ entries }: { entries: CreditListing[] }) {
  return (
    <section aria-labelledby="credit-entries">
      <h2 id="credit-entries" className="text-d1">
        <Trans>In and out</Trans>
      </h2>
      <table className="credit-entries" aria-labelledby="credit-entries">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Details</Trans>
            </th>
            <th scope="col" className="credit-cents">
              <Trans>Amount</Trans>
            </th>
            <th scope="col" className="credit-cents credit-after">
              <Trans>Balance</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{entry.day}</td>
              <td>
                <EntryWords entry={entry} />
              </td>
              <td className="credit-cents">
                {entry.isMore ? <strong className="credit-more">{entry.amount}</strong> : entry.amount}
              </td>
              <td className="credit-cents credit-after">{entry.balance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function EntryWords({ entry: { kind, order } }: { entry: CreditListing }) {
  if (kind === 'gift-voucher') return <Trans>Gift voucher redeemed</Trans>;
  const link = order ? (
    <a href={order.path} className="text-link" translate="no">
      {order.number}
    </a>
  ) : null;
  return (
    <>
      {kind === 'payment' ? <Trans>Paid:</Trans> : <Trans>Refunded:</Trans>} {link}
    </>
  );
}
