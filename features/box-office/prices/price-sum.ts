/** Tickets of one price, as they stand in a cart or an order. */
export interface PricedItem {
  cents: number;
  quantity: number;
  /** VAT the price contains, in hundredths of a percent (700 = 7 %); `null` where it is exempt. */
  vatBasisPoints: number | null;
}

/** Amount charged at one rate of VAT. */
interface VatShare {
  basisPoints: number | null;
  grossCents: number;
  vatCents: number;
}

export interface PriceSum {
  totalCents: number;
  /** Highest rate first, what is exempt last; rates nothing is charged at are left out. */
  vat: VatShare[];
}

const WHOLE = 10_000;

/**
 * Sums up tickets, the same for list, cart, checkout and invoice (docs/algorithms/prices.md). Prices contain their VAT,
 * which is computed once per rate from the sum, not ticket by ticket.
 */
export function priceSum(items: readonly PricedItem[]): PriceSum {
  const gross = new Map<number | null, number>();
  for (const { cents, quantity, vatBasisPoints } of items)
    gross.set(vatBasisPoints, (gross.get(vatBasisPoints) ?? 0) + cents * quantity);
  const vat = [...gross]
    .filter(([, grossCents]) => grossCents !== 0)
    .map(([basisPoints, grossCents]) => ({
      basisPoints,
      grossCents,
      vatCents: includedVat(grossCents, basisPoints),
    }))
    .sort((a, b) => (b.basisPoints ?? -1) - (a.basisPoints ?? -1));
  return { totalCents: vat.reduce((sum, { grossCents }) => sum + grossCents, 0), vat };
}

/**
 * The VAT a gross amount contains, in whole cents, halves rounded up; none where it is exempt.
 * @internal
 */
export function includedVat(grossCents: number, basisPoints: number | null): number {
  if (basisPoints === null) return 0;
  const divisor = WHOLE + basisPoints;
  return Math.floor((2 * grossCents * basisPoints + divisor) / (2 * divisor));
}
