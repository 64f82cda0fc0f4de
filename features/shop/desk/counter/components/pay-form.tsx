import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '#features/box-office/booking/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice, parseCents } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { cashSuggestions } from '../cash.ts';
import type { CounterCart, TypedSale } from '../counter-view.ts';
import { Key } from './key.tsx';

const MEANS = ['cash', 'card', 'account', 'free', 'reserve'] as const;
type Means = (typeof MEANS)[number];
const KEYS: Record<Means, string> = { cash: 'b', card: 'k', account: 'r', free: '9', reserve: 'v' };
const MAX_NAME_LENGTH = 80;

/** Takes the money for a cart. Cash that was handed over is chosen or typed, with the change in the same sight. */
export function PayForm({
  cart,
  action,
  isOpen,
  typed,
  language,
}: {
  cart: CounterCart;
  action: string;
  /** The cashier has an open till. */
  isOpen: boolean;
  /** Fields as they were typed, where the sale was refused. */
  typed: TypedSale | null;
  language: Language;
}) {
  const { t } = useLingui();
  // Without scripts any of the means may be chosen after the page was made.
  const isHydrated = useHydrated();
  const [means, setMeans] = useState<Means>(typed?.means ?? 'cash');
  const [given, setGiven] = useState(typed?.given ?? '');
  const [card, setCard] = useState(typed?.card ?? '');
  const isCash = (means === 'cash' || !isHydrated) && cart.totalCents > 0;
  const hasTyped =
    typed !== null && [typed.firstName, typed.lastName, typed.email, typed.receipt, typed.card].some(Boolean);
  const names: Record<Means, string> = {
    cash: t({ message: 'Cash', context: 'counter' }),
    card: t({ message: 'Card', context: 'counter' }),
    account: t`On account`,
    free: t`Free ticket`,
    reserve: t`Reserve`,
  };
  return (
    <Form method="post" action={action} className="counter-pay" data-pay>
      <input type="hidden" name="contents" value={cart.contents} />
      <input type="hidden" name="total" value={cart.totalCents} />
      <fieldset className="counter-means">
        <legend className="visually-hidden">
          <Trans>Method</Trans>
        </legend>
        {MEANS.filter((each) => each !== 'reserve' || cart.reservable).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="means"
              value={each}
              checked={each === means}
              onChange={() => setMeans(each)}
              data-key={KEYS[each]}
              aria-keyshortcuts={KEYS[each]}
            />
            <span>
              {names[each]} <Key>{KEYS[each].toUpperCase()}</Key>
            </span>
          </label>
        ))}
      </fieldset>
      {isCash ? (
        <Cash
          cents={Math.max(0, cart.totalCents - (parseCents(card) ?? 0))}
          given={given}
          setGiven={setGiven}
        />
      ) : null}
      {means === 'reserve' && cart.reservable ? (
        <p className="text-sm">
          <Trans>No money changes hands. Enter a name, and until when the seats are kept.</Trans>
        </p>
      ) : null}
      <details
        className="desk-more"
        open={means === 'account' || means === 'free' || means === 'reserve' || hasTyped || undefined}
      >
        <summary data-key="n">
          <Trans>Name, receipt, split payment</Trans> <Key>N</Key>
        </summary>
        <div className="desk-form">
          <TextField
            label={t`Free ticket: reason`}
            name="reason"
            defaultValue={typed?.reason}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            label={t`Free ticket: for whom`}
            name="for"
            defaultValue={typed?.recipient}
            maxLength={160}
            autoComplete="off"
          />
          <TextField
            label={t`First name`}
            name="firstName"
            defaultValue={typed?.firstName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
          <TextField
            label={t`Last name`}
            name="lastName"
            defaultValue={typed?.lastName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
          <TextField
            label={t`Email address`}
            type="email"
            name="email"
            defaultValue={typed?.email}
            maxLength={254}
            autoComplete="off"
          />
          <Field label={t`Language for emails`}>
            {(control) => (
              <select {...control} name="emailLanguage" defaultValue={typed?.emailLanguage || language}>
                <option value="de" lang="de">
                  Deutsch
                </option>
                <option value="en" lang="en">
                  English
                </option>
              </select>
            )}
          </Field>
          {cart.reservable ? (
            <TextField
              label={t`Reserve until`}
              type="date"
              name="until"
              min={cart.reservable.firstDay}
              max={cart.reservable.lastDay ?? undefined}
              defaultValue={typed?.until || cart.reservable.day}
            />
          ) : null}
          <TextField
            label={t`Receipt number`}
            name="receipt"
            defaultValue={typed?.receipt}
            maxLength={60}
            autoComplete="off"
          />
          <TextField
            label={t`Part paid by card`}
            name="card"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            value={card}
            onChange={(event) => setCard(event.currentTarget.value)}
          />
        </div>
      </details>
      <Button
        type="submit"
        name="do"
        value="sell"
        variant="red"
        full
        aria-disabled={(isHydrated && !isOpen && means !== 'reserve') || undefined}
        data-key="Enter"
      >
        {!isHydrated ? (
          <Trans>Take the money</Trans>
        ) : means === 'free' ? (
          <Trans>Give free tickets</Trans>
        ) : means === 'account' ? (
          <Trans>Sell on account</Trans>
        ) : means === 'reserve' ? (
          <Trans>Reserve without payment</Trans>
        ) : (
          <Trans>Take the money</Trans>
        )}
      </Button>
    </Form>
  );
}

function Cash({
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
