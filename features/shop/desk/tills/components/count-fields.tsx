import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { formatAmount } from '#lib/money.ts';
import { DENOMINATIONS } from '../shift.ts';

const SMALLEST_NOTE_CENTS = 500;
const NOTES = DENOMINATIONS.filter((cents) => cents >= SMALLEST_NOTE_CENTS);
const COINS = DENOMINATIONS.filter((cents) => cents < SMALLEST_NOTE_CENTS);

/** Notes and coins of a till, each drawn beside the field for how many there are; with scripts their sum, never what is expected. */
export function CountFields({ draft }: { draft: Readonly<Record<string, string>> }) {
  const [countedCents, setCountedCents] = useState<number | null>(null);
  const add = ({ currentTarget }: FormEvent<HTMLDivElement>) =>
    setCountedCents(sumOf(currentTarget.querySelectorAll('input')));
  return (
    <div className="till-count" onInput={add}>
      <Pieces title={<Trans context="money">Notes</Trans>} kind="note" pieces={NOTES} draft={draft} />
      <Pieces title={<Trans>Coins</Trans>} kind="coin" pieces={COINS} draft={draft} />
      {countedCents === null ? null : (
        <p className="till-counted">
          <span>
            <Trans>Counted</Trans>
          </span>
          <strong>{formatAmount(countedCents)}</strong>
        </p>
      )}
    </div>
  );
}

function Pieces({
  title,
  kind,
  pieces,
  draft,
}: {
  title: ReactNode;
  kind: 'note' | 'coin';
  pieces: readonly number[];
  draft: Readonly<Record<string, string>>;
}) {
  return (
    <fieldset>
      <legend className="field-label">{title}</legend>
      <ul>
        {pieces.map((cents) => (
          <li key={cents}>
            <label>
              <span className="visually-hidden">{formatAmount(cents)}</span>
              <span className="till-piece" data-kind={kind} data-cents={cents} aria-hidden="true">
                {cents >= 100 ? cents / 100 : cents}
              </span>
              <input
                className="control"
                name={`pieces-${cents}`}
                inputMode="numeric"
                maxLength={5}
                autoComplete="off"
                defaultValue={draft[`pieces-${cents}`] ?? ''}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Sum in cents of the fields that hold a number. */
function sumOf(fields: Iterable<HTMLInputElement>): number {
  return [...fields].reduce((sum, { name, value }) => {
    const pieces = /^\s*\d+\s*$/.test(value) ? Number(value) : 0;
    return sum + pieces * Number(name.replace('pieces-', ''));
  }, 0);
}
