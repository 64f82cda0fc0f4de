import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Form } from 'react-router';
import { useHydrated } from '#features/box-office/booking/index.ts';
import type { Language } from '#lib/localized.ts';
import { parseCents } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import type { CounterCart, CounterCustomer, CounterMeans as Means, TypedSale } from '../counter-view.ts';
import { CashPart } from './cash-part.tsx';
import { CreditPart } from './credit-part.tsx';
import { Key } from './key.tsx';
import { CustomerFields, FreeFields } from './pay-fields.tsx';

const MEANS: readonly Means[] = ['cash', 'card', 'account', 'link', 'free', 'reserve'];
const KEYS: Record<Means, string> = {
  ...{ cash: 'b', card: 'k', account: 'r', link: 'l' },
  ...{ free: '9', reserve: 'h' },
};
/** Means that ask for more than an amount. */
const NEEDS_MORE: readonly Means[] = ['account', 'link', 'free', 'reserve'];
/** Means by which no till is needed. */
const WITHOUT_TILL: readonly Means[] = ['link', 'reserve'];

/** Takes the money for a cart. Cash that was handed over is chosen or typed, with the change in the same sight. */
export function PayForm({
  cart,
  customer,
  action,
  isOpen,
  typed,
  language,
}: {
  cart: CounterCart;
  /** Known customer, who may pay with credit. */
  customer: CounterCustomer | null;
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
  const [usesCredit, setUsesCredit] = useState(typed?.usesCredit ?? true);
  const isByCredit = customer !== null && (means === 'cash' || means === 'card' || !isHydrated);
  const mostCredit = isByCredit
    ? Math.min(cart.totalCents, customer.freeCents + (typed?.voucherCents ?? 0))
    : 0;
  const restCents = cart.totalCents - (usesCredit ? mostCredit : 0);
  const isCash = (means === 'cash' || !isHydrated) && restCents > 0;
  /** Fields of these means are shown: all of them without scripts. */
  const asks = (...those: Means[]) => !isHydrated || those.includes(means);
  const hasTyped =
    typed !== null &&
    [typed.firstName, typed.lastName, typed.email, typed.receipt, typed.card, typed.cash].some(Boolean);
  const names: Record<Means, string> = {
    cash: t({ message: 'Cash', context: 'counter' }),
    card: t({ message: 'Card', context: 'counter' }),
    account: t`On account`,
    link: t`Payment link by email`,
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
        {MEANS.filter((each) => isOffered(each, cart)).map((each) => (
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
      {customer && isByCredit ? (
        <CreditPart {...{ customer, typed }} cents={mostCredit} isUsed={usesCredit} setUsed={setUsesCredit} />
      ) : customer ? (
        <input type="hidden" name="customer" value={customer.id} />
      ) : null}
      {isCash ? (
        <CashPart
          cents={Math.max(0, restCents - (parseCents(card) ?? 0))}
          given={given}
          setGiven={setGiven}
        />
      ) : null}
      {means === 'reserve' && cart.reservable ? (
        <p className="text-sm">
          <Trans>No money changes hands. Enter a name, and until when the seats are kept.</Trans>
        </p>
      ) : null}
      {means === 'link' ? (
        <p className="text-sm">
          <Trans>
            The customer pays online by a link in an email. Enter the address, until when the seats are kept,
            and what’s paid here now, if anything.
          </Trans>
        </p>
      ) : null}
      <details className="desk-more" open={NEEDS_MORE.includes(means) || hasTyped || undefined}>
        <summary data-key="n">
          <Trans>Name, receipt, split payment</Trans> <Key>N</Key>
        </summary>
        <div className="desk-form">
          {asks('free') ? <FreeFields typed={typed} /> : null}
          {customer ? null : <CustomerFields typed={typed} />}
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
          {cart.reservable && asks('reserve', 'link') ? (
            <TextField
              label={cart.isLinkOffered ? t`Reserve or pay until` : t`Reserve until`}
              type="date"
              name="until"
              min={cart.reservable.firstDay}
              max={cart.reservable.lastDay ?? undefined}
              defaultValue={typed?.until || cart.reservable.day}
            />
          ) : null}
          {asks('cash', 'card', 'link') ? (
            <TextField
              label={t`Receipt number`}
              name="receipt"
              defaultValue={typed?.receipt}
              maxLength={60}
              autoComplete="off"
            />
          ) : null}
          {asks('cash', 'link') ? (
            <TextField
              label={t`Part paid by card`}
              name="card"
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              value={card}
              onChange={(event) => setCard(event.currentTarget.value)}
            />
          ) : null}
          {cart.isLinkOffered && asks('link') ? (
            <TextField
              label={t`With a link: part paid in cash`}
              name="cash"
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              defaultValue={typed?.cash}
            />
          ) : null}
        </div>
      </details>
      <Button
        type="submit"
        name="do"
        value="sell"
        variant="red"
        full
        aria-disabled={(isHydrated && !isOpen && !WITHOUT_TILL.includes(means)) || undefined}
        data-key="Enter"
      >
        {!isHydrated ? (
          <Trans>Take the money</Trans>
        ) : means === 'free' ? (
          <Trans>Give free tickets</Trans>
        ) : means === 'account' ? (
          <Trans>Sell on account</Trans>
        ) : means === 'link' ? (
          <Trans>Sell and send the link</Trans>
        ) : restCents === 0 && cart.totalCents > 0 && means !== 'reserve' ? (
          <Trans>Pay with credit</Trans>
        ) : means === 'reserve' ? (
          <Trans>Reserve without payment</Trans>
        ) : (
          <Trans>Take the money</Trans>
        )}
      </Button>
    </Form>
  );
}

function isOffered(means: Means, { reservable, isLinkOffered }: CounterCart): boolean {
  if (means === 'link') return isLinkOffered;
  return means !== 'reserve' || reservable !== null;
}
