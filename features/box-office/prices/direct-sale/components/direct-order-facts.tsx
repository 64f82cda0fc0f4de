import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, type Instant } from '#lib/venue-time.ts';
import { Fact } from '#ui/fact.tsx';

interface DirectOrder {
  number: string;
  placedAt: Instant;
  isTest: boolean;
  /** Above zero what is to be paid, below zero what comes back. */
  openCents: number;
}

/** Facts of an order without a cart: its number, its day and its money; `more` in the same list, `below` under it. */
export function DirectOrderFacts({
  order: { number, placedAt, isTest, openCents },
  dueCents,
  language,
  more,
  below,
}: {
  order: DirectOrder;
  /** Amount charged for it, paid or not; nothing once it is cancelled. */
  dueCents: number;
  language: Language;
  more?: ReactNode;
  below: ReactNode;
}) {
  return (
    <section className="order-facts" aria-labelledby="order-facts">
      <h2 id="order-facts" className="visually-hidden">
        <Trans>Your order</Trans>
      </h2>
      <dl>
        <Fact name={<Trans>Order</Trans>}>
          <strong translate="no">{number}</strong>
        </Fact>
        <Fact name={<Trans>Ordered on</Trans>}>{formatDay(dayOf(placedAt), language)}</Fact>
        <Fact name={<MoneyName isTest={isTest} openCents={openCents} />}>
          <strong translate="no">{formatPrice(openCents === 0 ? dueCents : Math.abs(openCents))}</strong>
        </Fact>
        {more}
      </dl>
      {below}
    </section>
  );
}

function MoneyName({ isTest, openCents }: Pick<DirectOrder, 'isTest' | 'openCents'>) {
  if (isTest) return <Trans>Test sale, not paid</Trans>;
  if (openCents > 0) return <Trans>Pay at the box office</Trans>;
  return openCents < 0 ? <Trans>Your refund</Trans> : <Trans>Paid</Trans>;
}
