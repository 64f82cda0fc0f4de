import { Trans } from '@lingui/react/macro';
import type { OnlineMethod } from '#features/box-office/ticketing/index.ts';

const BRANDS: Partial<Record<OnlineMethod, string>> = { paypal: 'PayPal', klarna: 'Klarna', wero: 'Wero' };

/** How one pays online, and when the tickets come. */
export function OnlineWords({ methods }: { methods: readonly OnlineMethod[] }) {
  const brands = methods.flatMap((method) => BRANDS[method] ?? []).join(', ');
  const isDebit = methods.includes('sepa-debit');
  return (
    <>
      {brands ? (
        <Trans>
          by card, {brands} on our payment provider’s secure page; you get your tickets straight away
        </Trans>
      ) : (
        <Trans>by card on our payment provider’s secure page; you get your tickets straight away</Trans>
      )}
      {isDebit ? (
        <>
          {'. '}
          <Trans>Or by direct debit: you get your tickets once your bank has confirmed it</Trans>
        </>
      ) : null}
    </>
  );
}
