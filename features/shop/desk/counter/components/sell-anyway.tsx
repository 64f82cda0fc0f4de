import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { formatPrice } from '#lib/money.ts';
import { TextField } from '#ui/field.tsx';
import type { CounterPrice } from '../counter-view.ts';

/** Form for a date that has nothing free: tickets beyond the places of the date, for a reason, one with a press. */
export function SellAnyway({
  left,
  prices,
  action,
  place,
  onSubmit,
}: {
  /** How many more the date may have. */
  left: number;
  prices: CounterPrice[];
  action: string;
  /** Hidden fields of the date, and the key of the press. */
  place: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const { t } = useLingui();
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="counter-series"
      data-overbook
      onSubmit={onSubmit}
      aria-labelledby="counter-overbook"
    >
      {place}
      <input type="hidden" name="do" value="overbook" />
      <h3 id="counter-overbook" className="text-d1">
        <Trans>Sell anyway</Trans>
      </h3>
      <p>
        <Plural
          value={left}
          one="Nothing is available. One more ticket can be sold for this date."
          other="Nothing is available. # more tickets can be sold for this date."
        />
      </p>
      <TextField
        label={t`Reason for overbooking`}
        name="reason"
        maxLength={200}
        autoComplete="off"
        required
      />
      <ul className="counter-prices">
        {prices.map(({ saleTypeId, name, cents }) => (
          <li key={saleTypeId}>
            <div className="counter-price">
              <button type="submit" name="add" value={saleTypeId}>
                <strong lang={name.lang}>{name.text}</strong>
                <span className="counter-cents">{formatPrice(cents)}</span>
                <span className="text-sm">
                  <Trans>Sell anyway</Trans>
                </span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Form>
  );
}
