import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { formatDayShort } from '#lib/venue-time.ts';
import type { BankRow } from '../load-bank-page.server.ts';

/** Day, other side, text and amount of a line, as the bank has them. */
export function LineFacts({ row, language }: { row: BankRow; language: Language }) {
  const { bookedOn, name, text, cents, currency, number } = row;
  return (
    <>
      <p className="bank-who">
        <strong>{name || <Trans>No name given</Trans>}</strong>
        <span className="muted text-sm">
          {formatDayShort(bookedOn, language)} · {number}
        </span>
        <LineMark row={row} />
      </p>
      <p className="bank-amount">{formatAmount(cents, currency === 'EUR' ? '€' : currency)}</p>
      {text === '' ? null : <p className="bank-text">{text}</p>}
    </>
  );
}

/** Says that a line cannot simply be booked, and why. */
function LineMark({ row: { kind, isForeign, isTwin, currency, cents } }: { row: BankRow }) {
  if (kind === 'return')
    return (
      <span className="bank-mark" data-mark="return">
        <Trans>Returned</Trans>
      </span>
    );
  if (kind === 'credit' && (isForeign || cents === 0))
    return (
      <span className="bank-mark" data-mark="foreign">
        {cents === 0 ? <Trans>No amount</Trans> : <Trans>In {currency}</Trans>}
      </span>
    );
  if (!isTwin) return null;
  return (
    <span className="bank-mark" data-mark="twin">
      <Trans>Perhaps read twice</Trans>
    </span>
  );
}
