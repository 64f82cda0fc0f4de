import { Trans } from '@lingui/react/macro';
import type { CancellationCause, VoucherCancellationCause } from '#features/box-office/ticketing/index.ts';

/** Reason a ticket, a voucher or a pass is not valid any more, in a word or two after its name. */
export function CancellationWords({ cause }: { cause: CancellationCause | VoucherCancellationCause }) {
  switch (cause) {
    case 'returned':
      return <Trans>returned</Trans>;
    case 'by-house':
      return <Trans>cancelled by us</Trans>;
    case 'event-cancelled':
      return <Trans>event cancelled</Trans>;
    case 'not-paid':
      return <Trans>not paid in time</Trans>;
    case 'exchanged':
      return <Trans>exchanged</Trans>;
    case 'withdrawn':
      return <Trans>withdrawn</Trans>;
  }
}
