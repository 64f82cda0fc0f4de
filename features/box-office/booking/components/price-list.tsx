import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatPrice } from '#lib/money.ts';
import { classNames } from '#ui/class-names.ts';
import { Stepper } from '#ui/stepper.tsx';
import type { PriceView, SeatGroupView } from '../offer-view.ts';
import { amountOf, quantityLimit } from '../selection.ts';
import { priceField, ticketField } from '../ticket-form.ts';
import { isOnSale } from '../timeslots.ts';
import type { Booking } from '../use-booking.ts';
import { MoreThan } from './book-as-group.tsx';

/** Longer lists show all of their prices in a box that scrolls, and can be folded (docs/product/booking.md#prices). */
const PRICES_WHILE_FOLDED = 2;

/** A seat category with its prices, whose ids begin with its own. */
export function PriceList({ group, booking, id }: { group: SeatGroupView; booking: Booking; id: string }) {
  const [isUnfolded, setUnfolded] = useState(true);
  const onlyDiscounts = booking.state.step === 'discounts';
  const prices = onlyDiscounts ? group.prices.filter((price) => price.isDiscount) : group.prices;
  const count = prices.length;
  const isFolded = count <= PRICES_WHILE_FOLDED || (!isUnfolded && !onlyDiscounts);
  if (count === 0) return null;

  return (
    <section aria-labelledby={id} className="price-group">
      <h3 id={id}>
        <span lang={group.name.lang}>{group.name.text}</span>
        {group.note ? <small lang={group.note.lang}>{group.note.text}</small> : null}
      </h3>
      {isOnSale(group, booking.state.blockId) ? (
        <>
          <ul className={classNames('price-list', isFolded && 'price-list-folded')}>
            {prices.map((price) => (
              <PriceRow
                key={price.id}
                price={price}
                group={group}
                booking={booking}
                id={`${id}-${price.id}`}
              />
            ))}
          </ul>
          {count > PRICES_WHILE_FOLDED && !onlyDiscounts ? (
            <button
              type="button"
              className="text-link needs-script"
              aria-expanded={isUnfolded}
              data-waits=""
              onClick={(press) => {
                press.preventDefault();
                setUnfolded(!isUnfolded);
              }}
            >
              {isUnfolded ? <Trans>Show fewer prices</Trans> : <Trans>Show all {count} prices</Trans>}
            </button>
          ) : null}
        </>
      ) : (
        <p className="price-none">
          <Trans>Sold out</Trans>
        </p>
      )}
    </section>
  );
}

function PriceRow({
  price,
  group,
  booking,
  id,
}: {
  price: PriceView;
  group: SeatGroupView;
  booking: Booking;
  id: string;
}) {
  const { t } = useLingui();
  const reasonId = `${id}-reason`;
  const conditionsId = `${id}-conditions`;
  const { offer, state, dispatch } = booking;
  const { maxPerPrice, maxPerOrder } = offer;
  const amount = amountOf(state.selection, price);
  const limit = quantityLimit(state.selection, price, offer);
  const reason = amount > 0 ? limit.stoppedBy : null;
  const name = price.name.text;
  const inGroup = `${name}, ${group.name.text}`;

  return (
    <li className={classNames('price-row', amount > 0 && 'price-row-chosen')}>
      <span className="price-name" lang={price.name.lang}>
        {name}
      </span>
      <span className="price-cents" translate="no">
        {formatPrice(price.cents)}
      </span>
      <input type="hidden" name={priceField(price.seatGroup, price.saleTypeId)} value={price.cents} />
      <Stepper
        name={ticketField(price.seatGroup, price.saleTypeId)}
        label={t`Tickets: ${inGroup}`}
        lessLabel={t`One less: ${inGroup}`}
        moreLabel={t`One more: ${inGroup}`}
        value={amount}
        max={limit.max}
        describedBy={reason ? reasonId : price.conditions ? conditionsId : undefined}
        onChange={(next) => dispatch({ type: 'amount', price, amount: next })}
      />
      {price.conditions ? (
        <span id={conditionsId} className="price-reason" lang={price.conditions.lang}>
          {price.conditions.text}
        </span>
      ) : null}
      <span id={reasonId} className="price-reason" role="status">
        {reason === 'price' ? <Trans>{maxPerPrice} tickets per order at this price at most.</Trans> : null}
        {reason === 'order' ? <Trans>{maxPerOrder} tickets per order at most.</Trans> : null}
        {reason ? <MoreThan {...booking} limit={reason === 'price' ? maxPerPrice : maxPerOrder} /> : null}
      </span>
    </li>
  );
}
