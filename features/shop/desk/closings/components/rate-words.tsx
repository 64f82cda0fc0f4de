import { Trans } from '@lingui/react/macro';
import { formatPercent } from '#lib/format-percent.ts';
import type { LedgerRate } from '../ledger-line.ts';

/** Rate of VAT in words. */
export function RateWords({ rate }: { rate: LedgerRate }) {
  if (rate === null) return <Trans>exempt</Trans>;
  if (rate === 'fee') return <Trans>payment provider’s fee</Trans>;
  if (rate === 'donation') return <Trans>donation, outside VAT</Trans>;
  return rate === 'voucher' ? <Trans>gift voucher, not yet taxed</Trans> : formatPercent(rate);
}
