import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount, formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { BankRow } from '../load-bank-page.server.ts';
import { isWholeSplit } from '../matching/split.ts';

const MAX_AMOUNT_LENGTH = 12;

/** Books a line to several orders; the parts have to be its whole sum. */
export function SplitForm({ row: { id, number, restCents, split } }: { row: BankRow }) {
  const { t } = useLingui();
  const amount = formatAmount(restCents);
  return (
    <form method="post" className="bank-split" aria-label={t`Split ${number}`}>
      <input type="hidden" name="do" value="split" />
      {split.map(({ order, openCents, cents }) => (
        <div key={order}>
          <input type="hidden" name="pick" value={`${id}/${order}/${openCents}`} />
          <TextField
            label={t`For ${order}`}
            name="amount"
            required
            inputMode="decimal"
            maxLength={MAX_AMOUNT_LENGTH}
            autoComplete="off"
            defaultValue={formatPrice(cents)}
          />
        </div>
      ))}
      <Button type="submit" size="small" variant={isWholeSplit(restCents, split) ? 'ink' : 'ghost'}>
        <Trans>Split {amount}</Trans>
      </Button>
    </form>
  );
}
