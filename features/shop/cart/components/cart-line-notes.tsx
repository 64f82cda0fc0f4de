import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { priceField, SaleStopWords, ticketField } from '#features/box-office/booking/index.ts';
import { formatPrice } from '#lib/money.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { CartLineView } from '../cart-view.ts';
import type { ShopPaths } from './shop-paths.ts';

interface LineNoteProps {
  line: CartLineView;
  paths: ShopPaths;
  canChange: boolean;
}

/** Notice about a change of the event, with the only action left. */
export function CannotBeBought({ line: { id, name: shownName, stop }, paths, canChange }: LineNoteProps) {
  const { t } = useLingui();
  const name = shownName.text;
  return (
    <div className="price-reason">
      <SaleStopWords stop={stop} /> <Trans>You can no longer buy these tickets.</Trans>
      {canChange ? (
        <Form method="post" action={paths.change} preventScrollReset>
          <input type="hidden" name="line" value={id} />
          <button type="submit" name="to" value="0" className="text-link" aria-label={t`Remove: ${name}`}>
            <Trans>Remove</Trans>
          </button>
        </Form>
      ) : null}
    </div>
  );
}

/** The price has changed: a line never grows without confirmation. An expired one is restored at that price. */
export function MoreAtNewPrice({
  line: { name },
  more: { cents, jetId, seatGroup, saleTypeId, blockId },
  paths,
  canChange,
}: LineNoteProps & { more: NonNullable<CartLineView['more']> }) {
  const { t } = useLingui();
  const price = formatPrice(cents);
  if (!canChange)
    return (
      <span className="price-reason">
        <Trans>They now cost {price}.</Trans>
      </span>
    );
  return (
    <form method="post" action={paths.add} className="price-reason">
      <input type="hidden" name="event" value={jetId} />
      {blockId === null ? null : <input type="hidden" name="block" value={blockId} />}
      <input type="hidden" name={ticketField(seatGroup, saleTypeId)} value={1} />
      <input type="hidden" name={priceField(seatGroup, saleTypeId)} value={cents} />
      <Trans>Each extra one now costs {price}.</Trans>{' '}
      <button type="submit" className="text-link">
        {t`Add one more for ${price}`}
        <VisuallyHidden lang={name.lang}>: {name.text}</VisuallyHidden>
      </button>
    </form>
  );
}
