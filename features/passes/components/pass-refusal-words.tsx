import { Trans } from '@lingui/react/macro';
import type { PassRefusal } from '../pass.ts';

/** Why a pass pays for nothing, and what can be done. */
export function PassRefusalWords({ refusal }: { refusal: PassRefusal }) {
  switch (refusal) {
    case 'pass-unknown':
      return <Trans>This pass cannot be used: it is not paid, or it is cancelled.</Trans>;
    case 'pass-expired':
      return <Trans>This pass is not valid any more.</Trans>;
    case 'pass-used-up':
      return <Trans>There is no visit left on this pass.</Trans>;
    case 'pass-not-for-these':
      return <Trans>This pass is not for the tickets in your cart.</Trans>;
  }
}
