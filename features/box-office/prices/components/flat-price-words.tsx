import { Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { FlatPrice } from '../conditions/flat-price.ts';

/** A flat price in words: its amount in cents, up to how many heads it is for, and what further ones cost. */
export function FlatPriceWords({ price: { cents, flat } }: { price: { cents: number; flat: FlatPrice } }) {
  const amount = <span translate="no">{formatPrice(cents)}</span>;
  if (flat.furtherCents === null) {
    return (
      <Trans>
        {amount} for up to {flat.heads} of you
      </Trans>
    );
  }
  const further = <span translate="no">{formatPrice(flat.furtherCents)}</span>;
  return (
    <Trans>
      {amount} for up to {flat.heads} of you, then {further} each
    </Trans>
  );
}
