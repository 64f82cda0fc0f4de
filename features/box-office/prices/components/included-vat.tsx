import { Trans } from '@lingui/react/macro';
import { formatPercent } from '#lib/format-percent.ts';
import { formatPrice } from '#lib/money.ts';
import type { PriceSum } from '../price-sum.ts';

/** The VAT a sum contains, rate by rate; nothing where all of it is exempt or free. */
export function IncludedVat({ sum: { vat } }: { sum: PriceSum }) {
  const charged = vat.filter(({ basisPoints }) => basisPoints !== null);
  if (charged.length === 0) return null;
  return (
    <ul className="included-vat text-sm">
      {charged.map(({ basisPoints, vatCents }) => {
        const percent = formatPercent(basisPoints ?? 0);
        const amount = formatPrice(vatCents);
        return (
          <li key={basisPoints}>
            <Trans>
              including {percent} VAT, {amount}. No fees.
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}
