import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import type { WholeSeriesView } from '../whole-series-view.ts';
import { addIdempotencyKey } from './add-idempotency-key.ts';

/** The series at its own price: how many, and with one press a place at each of its dates. A plain form: it works without scripts. */
export function WholeSeriesSale({
  path,
  whole,
  orderKey,
  typed,
  refusal,
}: {
  /** Of the series’ page. */
  path: string;
  whole: WholeSeriesView;
  /** `null` until the visitor has asked for it once: this page is the same for everybody. */
  orderKey: string | null;
  /** Quantities chosen before, by the ids of the prices. */
  typed: Record<string, number>;
  /** Reason it was not added to the cart. */
  refusal: ReactNode;
}) {
  const { t } = useLingui();
  const { dates, prices } = whole;
  const isSoldOut = prices.every(({ mostQuantity }) => mostQuantity === 0);
  return (
    <section className="whole-series surface-rosa" aria-labelledby="whole-series" data-booking>
      <h2 id="whole-series" className="text-d1">
        <Trans>Whole series</Trans>
      </h2>
      <p>
        <Plural
          value={dates.length}
          one="One ticket for # date, at one price."
          other="One ticket for each of the # dates, at one price."
        />
      </p>
      {refusal}
      {isSoldOut ? (
        <p>
          <Trans>
            The whole series is sold out. You can still book the dates below one by one, while there are
            seats.
          </Trans>
        </p>
      ) : (
        <form
          method="post"
          action={path}
          onSubmit={(event) => void addIdempotencyKey(event)}
          className="whole-series-form"
        >
          <input type="hidden" name="key" defaultValue={orderKey ?? ''} />
          <ul className="whole-series-prices">
            {prices.map(
              ({ priceId, name, seatGroup, conditions, cents, insteadOfCents, mostQuantity }, index) => (
                <li key={priceId}>
                  <span className="price-name">
                    <span lang={name.lang}>{name.text}</span>
                    {seatGroup ? (
                      <>
                        {', '}
                        <span lang={seatGroup.lang}>{seatGroup.text}</span>
                      </>
                    ) : null}
                  </span>
                  <strong translate="no">{formatPrice(cents)}</strong>
                  {insteadOfCents === null ? null : (
                    <span className="text-sm">
                      <Trans>instead of {formatPrice(insteadOfCents)}</Trans>
                    </span>
                  )}
                  {conditions ? (
                    <span className="text-sm" lang={conditions.lang}>
                      {conditions.text}
                    </span>
                  ) : null}
                  <input type="hidden" name={`cents-${priceId}`} value={cents} />
                  <Stepper
                    label={t`Seats at each date: ${name.text}`}
                    lessLabel={t`One less: ${name.text}`}
                    moreLabel={t`One more: ${name.text}`}
                    name={`quantity-${priceId}`}
                    max={mostQuantity}
                    defaultValue={typed[priceId] ?? (index === 0 && Object.keys(typed).length === 0 ? 1 : 0)}
                  />
                </li>
              ),
            )}
          </ul>
          <Button type="submit">
            {orderKey === null ? <Trans>Book whole series</Trans> : <Trans>Add to cart</Trans>}
          </Button>
        </form>
      )}
    </section>
  );
}
