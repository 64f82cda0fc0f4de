import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';
import type { OrderView } from '../order-view.ts';

/** Sums of an order (total, paid, refunded, open) as rows of its facts. */
export function OrderSums({
  order: {
    paymentMethod,
    acceptsPayments,
    payOnline,
    end,
    due,
    creditCents,
    receivedCents,
    refundedCents,
    openCents,
  },
}: {
  order: OrderView;
}) {
  const isSettled = receivedCents === due.totalCents && refundedCents === 0 && openCents === 0;
  const method = payOnline === null ? paymentWords(paymentMethod) : <Trans>Still to pay</Trans>;
  if (!acceptsPayments) return <Sum name={method} cents={due.totalCents} isMain />;
  if (receivedCents === 0)
    return end ? null : <Sum name={method} cents={openCents > 0 ? openCents : due.totalCents} isMain />;
  if (isSettled) return <Sum name={<Trans>Paid</Trans>} cents={due.totalCents} isMain />;
  const isAllCredit = receivedCents === creditCents;
  return (
    <>
      {end ? null : <Sum name={<Trans>Order total</Trans>} cents={due.totalCents} />}
      {isAllCredit ? null : <Sum name={<Trans>Paid</Trans>} cents={receivedCents} />}
      {refundedCents > 0 ? <Sum name={<Trans>Refunded</Trans>} cents={refundedCents} /> : null}
      {openCents > 0 ? (
        <Sum name={isAllCredit ? method : <Trans>Still to pay</Trans>} cents={openCents} isMain />
      ) : null}
    </>
  );
}

function Sum({ name, cents, isMain = false }: { name: ReactNode; cents: number; isMain?: boolean }) {
  const amount = formatPrice(cents);
  return (
    <div>
      <dt>{name}</dt>
      <dd translate="no">{isMain ? <strong>{amount}</strong> : amount}</dd>
    </div>
  );
}

function paymentWords(method: OrderView['paymentMethod']): ReactNode {
  switch (method) {
    case 'free':
      return <Trans>Free</Trans>;
    case 'test':
      return <Trans>Test sale, not paid</Trans>;
    case 'credit':
    case 'online':
      return <Trans>Total to pay</Trans>;
    case 'box-office':
      return <Trans>Pay at the box office</Trans>;
    case 'on-account':
      return <Trans>Pay by invoice</Trans>;
  }
}
