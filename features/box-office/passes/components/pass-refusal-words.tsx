import { Trans } from '@lingui/react/macro';
import type { PassRefusal } from '#features/box-office/ticketing/index.ts';

/** Reason a pass cannot pay, and the way to solve it. */
export function PassRefusalWords({ refusal }: { refusal: PassRefusal }) {
  switch (refusal) {
    case 'pass-unknown':
      return <Trans>This pass can’t be used: it’s unpaid, or it’s been cancelled.</Trans>;
    case 'pass-expired':
      return <Trans>This pass is no longer valid.</Trans>;
    case 'pass-used-up':
      return <Trans>There are no visits left on this pass.</Trans>;
    case 'pass-not-for-these':
      return <Trans>This pass doesn’t cover the tickets in your cart.</Trans>;
  }
}
