import { Trans } from '@lingui/react/macro';
import { priceField, ticketField } from '#features/box-office/booking/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { AddLine, AddView } from '../add-view.ts';
import type { CartMessageCode } from '../cart-message-code.ts';
import { CartMessage } from '../components/cart-message.tsx';
import type { ShopPaths } from '../components/shop-paths.ts';

/** Tickets about to be added, with the idempotency key and one button. For visitors without scripts. */
export function ConfirmAddScreen({
  add,
  orderKey,
  message,
  paths,
}: {
  add: AddView;
  orderKey: string;
  message: CartMessageCode | null;
  paths: ShopPaths;
}) {
  const { event, lines, blockId, jetId } = add;
  const total = formatPrice(add.totalCents);
  return (
    <div className="wrap cart-page">
      <h1 className="text-title">
        <Trans>Add to cart?</Trans>
      </h1>
      {message ? <CartMessage code={message} /> : null}
      <form method="post" action={paths.add} className="cart-sum cut-note surface-rosa">
        {event ? (
          <h2 className="text-d2" lang={event.title.lang}>
            <a href={event.path}>{event.title.text}</a>
          </h2>
        ) : null}
        {event ? <p>{event.dateLine}</p> : null}
        <input type="hidden" name="event" value={jetId} />
        <input type="hidden" name="key" value={orderKey} />
        {blockId === null ? null : <input type="hidden" name="block" value={blockId} />}
        <ul className="cart-lines">
          {lines.map((line) => (
            <AddLineRow key={`${line.seatGroup}.${line.saleTypeId}`} line={line} />
          ))}
        </ul>
        <Button type="submit" full>
          <Trans>Add for {total}</Trans>
        </Button>
      </form>
    </div>
  );
}

function AddLineRow({ line }: { line: AddLine }) {
  const { seatGroup, saleTypeId, name, quantity, cents, centsBefore } = line;
  const before = centsBefore === null ? null : formatPrice(centsBefore);
  return (
    <li className="cart-line">
      <input type="hidden" name={ticketField(seatGroup, saleTypeId)} value={quantity} />
      <input type="hidden" name={priceField(seatGroup, saleTypeId)} value={cents} />
      <span className="price-name">
        <span lang={name.lang}>{name.text}</span>
        {before === null ? null : (
          <small>
            {' '}
            <Trans>instead of {before}</Trans>
          </small>
        )}
      </span>
      <span className="cart-count">
        {quantity} × {formatPrice(cents)}
      </span>
      <span className="cart-cents" translate="no">
        {formatPrice(quantity * cents)}
      </span>
    </li>
  );
}
