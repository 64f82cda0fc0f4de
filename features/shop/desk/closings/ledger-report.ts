import { priceSum } from '#features/box-office/prices/index.server.ts';
import { isFailedRefund, type LedgerLine, type LedgerRate, type LedgerReport } from './ledger-line.ts';

/** The sums of rows of the ledger (docs/product/box-office.md#closings): means and rates both come to the total. */
export function ledgerReport(lines: readonly LedgerLine[]): LedgerReport {
  const sumOf = (some: readonly LedgerLine[]) => some.reduce((sum, { cents }) => sum + cents, 0);
  const byMeans = [...Map.groupBy(lines, ({ means }) => means)].toSorted(([a], [b]) => a.localeCompare(b));
  const gross = new Map<LedgerRate, number>();
  for (const { basisPoints, cents } of lines.flatMap(({ shares }) => shares))
    gross.set(basisPoints, (gross.get(basisPoints) ?? 0) + cents);
  return {
    count: lines.length,
    totalCents: sumOf(lines),
    means: byMeans.map(([means, ofMeans]) => ({
      means,
      paidCents: sumOf(ofMeans.filter(({ kind }) => kind === 'payment')),
      refundedCents: sumOf(ofMeans.filter((line) => line.kind === 'refund' || isFailedRefund(line))),
      reversedCents: sumOf(ofMeans.filter((line) => line.kind === 'reversal' && !isFailedRefund(line))),
      ...(ofMeans.some(isOfDispute) ? { disputedCents: sumOf(ofMeans.filter(isOfDispute)) } : {}),
      totalCents: sumOf(ofMeans),
    })),
    vat: [...gross]
      .filter(([, cents]) => cents !== 0)
      .toSorted(([a], [b]) => rank(b) - rank(a))
      .map(([basisPoints, grossCents]) => ({
        basisPoints,
        grossCents,
        vatCents: signedVat(grossCents, basisPoints),
      })),
  };
}

const isOfDispute = ({ kind }: LedgerLine): boolean =>
  kind === 'chargeback' || kind === 'reinstatement' || kind === 'fee';

/** The highest rate first, then what is exempt, then what has none. */
const rank = (rate: LedgerRate): number => (typeof rate === 'string' ? WITHOUT[rate] : (rate ?? -1));
const WITHOUT = { voucher: -2, donation: -3, fee: -4 } as const;

const signedVat = (cents: number, rate: LedgerRate): number =>
  cents < 0 ? 0 - includedVat(-cents, rate) : includedVat(cents, rate);

const includedVat = (cents: number, rate: LedgerRate): number =>
  priceSum([{ cents, quantity: 1, vatBasisPoints: typeof rate === 'string' ? null : rate }]).vat[0]
    ?.vatCents ?? 0;
