import { Trans } from '@lingui/react/macro';
import type { SaleStop } from '#features/box-office/ticketing/index.ts';

/** Reason no tickets are sold for an event; `null` when only its sale is not open. */
export function SaleStopWords({ stop }: { stop: SaleStop | null }) {
  switch (stop) {
    case 'cancelled':
      return <Trans>This date has been cancelled.</Trans>;
    case 'postponed':
      return <Trans>This date has been postponed.</Trans>;
    case 'past':
      return <Trans>This date is over.</Trans>;
    case 'offline':
      return <Trans>This date is no longer in our programme.</Trans>;
    case 'shop-closed':
      return <Trans>Our ticket shop is closed at the moment.</Trans>;
    case null:
      return <Trans>These tickets aren’t on sale at the moment.</Trans>;
  }
}
