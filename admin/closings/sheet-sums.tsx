import { formatAmount } from '../../lib/money.ts';
import { Figures } from '../dashboard/figures.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/use-words.ts';
import { type DaySheet, rateOf, type VatSum } from './day-sheet.ts';

/** Money in and out, by means and by VAT rate; both come to the same sum. */
export function SheetSums({ sheet }: { sheet: DaySheet }) {
  const words = useWords();
  const rate = (sum: VatSum) =>
    rateOf(sum) ?? words(sum.is_voucher ? 'vat_voucher' : sum.is_fee ? 'vat_fee' : 'vat_exempt');
  const isDisputed = sheet.means.some(({ disputed_cents: cents }) => cents !== 0);
  return (
    <>
      <Sheet title={words('by_means')}>
        <Figures
          caption={words('by_means')}
          heads={[
            words('means'),
            ...(['sum_paid', 'sum_refunded', 'sum_reversed'] as const).map((word) => words(word)),
            ...(isDisputed ? [words('sum_disputed')] : []),
            words('sum'),
          ]}
          rows={sheet.means.map(({ means, ...sums }) => ({
            key: means,
            cells: [
              words(`means_${means}`),
              formatAmount(sums.paid_cents),
              formatAmount(sums.refunded_cents),
              formatAmount(sums.reversed_cents),
              ...(isDisputed ? [formatAmount(sums.disputed_cents)] : []),
              formatAmount(sums.total_cents),
            ],
          }))}
        />
      </Sheet>
      <Sheet title={words('by_vat')}>
        <Figures
          caption={words('by_vat')}
          heads={(['vat', 'net', 'vat_sum', 'gross'] as const).map((word) => words(word))}
          rows={sheet.vat.map((sum) => ({
            key: rate(sum),
            cells: [
              rate(sum),
              formatAmount(sum.gross_cents - sum.vat_cents),
              formatAmount(sum.vat_cents),
              formatAmount(sum.gross_cents),
            ],
          }))}
        />
      </Sheet>
    </>
  );
}
