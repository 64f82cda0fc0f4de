import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderState } from '#lib/order-states.ts';

/** How an order stands, as a hole and a word. */
export function OrderStateMark({ state }: { state: OrderState }) {
  return (
    <span className="desk-state" data-state={state}>
      {stateWords(state)}
    </span>
  );
}

function stateWords(state: OrderState): ReactNode {
  switch (state) {
    case 'open':
      return <Trans>payment due</Trans>;
    case 'paid':
      return <Trans>paid</Trans>;
    case 'owed':
      return <Trans>refund due</Trans>;
    case 'disputed':
      return <Trans>payment disputed</Trans>;
    case 'cancelled':
      return <Trans>cancelled</Trans>;
    case 'test':
      return <Trans>test sale</Trans>;
  }
}
