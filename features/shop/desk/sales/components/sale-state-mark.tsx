import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SaleState } from '../sale-state.ts';

/** How the sale of an event stands, as a hole and a word. */
export function SaleStateMark({ state }: { state: SaleState }) {
  return (
    <span className="desk-state" data-state={state}>
      {words(state)}
    </span>
  );
}

function words(state: SaleState): ReactNode {
  switch (state) {
    case 'on-sale':
      return <Trans>on sale</Trans>;
    case 'sold-out':
      return <Trans>sold out</Trans>;
    case 'not-yet':
      return <Trans>sales not open yet</Trans>;
    case 'stopped':
      return <Trans>closed by us</Trans>;
    case 'ended':
      return <Trans>sales closed</Trans>;
    case 'offline':
      return <Trans>offline</Trans>;
    case 'postponed':
      return <Trans>postponed</Trans>;
    case 'cancelled':
      return <Trans>date cancelled</Trans>;
    case 'not-on-sale':
      return <Trans>not on sale</Trans>;
  }
}
