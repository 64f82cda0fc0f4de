import { Trans, useLingui } from '@lingui/react/macro';
import { formatPrice, parseCents } from '#lib/money.ts';
import { TextField } from '#ui/field.tsx';
import { cashSuggestions } from '../cash.ts';

/** Cash that was handed over, chosen or typed, with the change in the same sight. */
export function CashPart({
  cents,
  given,
  setGiven,
}: {
  /** Part paid in cash: the total less what a card pays. */
  cents: number;
  given: string;
  setGiven: (given: string) => void;
}) {
  const { t } = useLingui();
  const typed = given === '' ? cents : (parseCents(given) ?? 0);
  const changeCents = typed - cents;
  const suggestions = cashSuggestions(cents);
  return (
    <>
      <div className="counter-cash">
        {suggestions.map(({ givenCents }) => {
          const amount = formatPrice(givenCents);
          return (
            <button
              key={givenCents}
              type="button"
              aria-pressed={typed === givenCents}
              onClick={() => setGiven(amount)}
            >
              {givenCents === cents ? <Trans>exact</Trans> : amount}
            </button>
          );
        })}
        <TextField
          label={t`Given`}
          name="given"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={given}
          onChange={(event) => setGiven(event.currentTarget.value)}
        />
      </div>
      <p className="counter-change" data-short={changeCents < 0 ? '' : undefined}>
        <span>{changeCents < 0 ? <Trans>Still missing</Trans> : <Trans context="cash">Change</Trans>}</span>
        <output>{formatPrice(Math.abs(changeCents))}</output>
      </p>
    </>
  );
}
