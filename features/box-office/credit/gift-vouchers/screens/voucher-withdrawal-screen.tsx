import { Trans } from '@lingui/react/macro';
import { type RefundSplit, RefundText } from '#features/box-office/prices/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { type Day, dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Fact } from '#ui/fact.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';

/** A voucher purchase the customer is about to withdraw from. */
export interface VoucherWithdrawalView {
  number: string;
  name: string;
  email: string;
  placedAt: Instant;
  cents: number;
  /** Amount that was paid and is refunded. */
  paidCents: number;
  /** How that comes back. */
  refundSplit: RefundSplit;
  until: Day;
  orderPath: string;
}

/** The second step of withdrawing from a gift voucher: says what it is about, and has the one button that does it. Works without scripts. */
export function VoucherWithdrawalScreen({
  view,
  isRefused,
  language,
}: {
  view: VoucherWithdrawalView;
  /** It could not be done any more. */
  isRefused: boolean;
  language: Language;
}) {
  const { number, name, email, placedAt, cents, paidCents, refundSplit, until, orderPath } = view;
  return (
    <div className="wrap voucher-withdrawal">
      <p>
        <a href={orderPath} className="text-link">
          <Icon name="arrow-left" />
          <Trans>Order {number}</Trans>
        </a>
      </p>
      <h1 className="text-title">
        <Trans>Withdraw from contract</Trans>
      </h1>
      {isRefused ? (
        <div role="alert">
          <Note tone="rosa-hell">
            <Trans>
              The voucher has been redeemed in the meantime, or the 14 days are over. You can no longer
              withdraw.
            </Trans>
          </Note>
        </div>
      ) : null}
      <p className="lead">
        <Trans>
          You’re withdrawing from the purchase of this gift voucher. Its code will no longer be valid. This
          can’t be undone.
        </Trans>
      </p>
      <dl className="voucher-withdrawal-facts">
        <Fact name={<Trans>Order</Trans>}>{number}</Fact>
        <Fact name={<Trans>Ordered on</Trans>}>{formatDay(dayOf(placedAt), language)}</Fact>
        <Fact name={<Trans>Gift voucher</Trans>}>{formatPrice(cents)}</Fact>
        <Fact name={<Trans>Ordered by</Trans>}>{name}</Fact>
        <Fact name={<Trans>Confirmation sent to</Trans>}>{email}</Fact>
        {paidCents > 0 ? (
          <Fact name={<Trans>Your refund</Trans>}>
            <strong translate="no">{formatPrice(paidCents)}</strong>
          </Fact>
        ) : null}
      </dl>
      <p>
        {paidCents === 0 ? (
          <Trans>Nothing has been paid yet, and there’s nothing left to pay.</Trans>
        ) : (
          <RefundText split={refundSplit} />
        )}{' '}
        <Trans>You can withdraw until {formatDay(until, language)}, without giving a reason.</Trans>
      </p>
      <form method="post" className="voucher-buttons">
        <Button type="submit" name="withdraw" value={number}>
          <Trans>Confirm withdrawal</Trans>
        </Button>
      </form>
    </div>
  );
}
