import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, useFetcher } from 'react-router';
import { SaleStopWords } from '#features/box-office/booking/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import type { CartSeriesView } from '../cart-view.ts';
import type { ShopPaths } from './shop-paths.ts';

/** A series that is bought as a whole: its days, and one number for all of them. */
export function CartSeriesCard({
  series,
  paths,
  canChange,
}: {
  series: CartSeriesView;
  paths: ShopPaths;
  canChange: boolean;
}) {
  const { t } = useLingui();
  const { id, title, seatGroup, price, days, path, stop, quantity, cents, totalCents } = series;
  const headingId = `series-${id}`;
  return (
    <li className="cart-series">
      <article className="cart-ticket-body surface-sheet" aria-labelledby={headingId}>
        <p className="text-sm">
          <Plural value={days.length} one="Whole series, # date" other="Whole series, # dates" />
        </p>
        <h2 id={headingId} className="text-d1" lang={title.lang}>
          <a href={path}>{title.text}</a>
        </h2>
        <p className="muted text-sm">
          {days.join(', ')}, <span lang={seatGroup.lang}>{seatGroup.text}</span>
        </p>
        {canChange ? (
          <Form method="post" action={paths.change} preventScrollReset className="cart-remove">
            <input type="hidden" name="series" value={id} />
            <RoundButton
              type="submit"
              name="to"
              value="0"
              icon="trash"
              label={t`Remove from cart: ${title.text}, ${price.text}`}
            />
          </Form>
        ) : null}
        <ul className="cart-lines">
          <li className="cart-line">
            <span className="price-name" lang={price.lang}>
              {price.text}
            </span>
            {canChange && stop === null ? (
              <Quantity series={series} paths={paths} />
            ) : (
              <span className="cart-count">
                {quantity} × {formatPrice(cents)}
              </span>
            )}
            <span className="cart-cents" translate="no">
              {stop === null ? formatPrice(totalCents) : <s>{formatPrice(totalCents)}</s>}
            </span>
            {stop === null ? null : (
              <div className="price-reason">
                {stop.day === null ? null : <>{stop.day}: </>}
                <SaleStopWords stop={stop.reason} />{' '}
                <Trans>You can no longer buy the whole series. Remove it to carry on.</Trans>
              </div>
            )}
          </li>
        </ul>
      </article>
    </li>
  );
}

/** The buttons say which number they lead to, so that a press that comes twice counts once. */
function Quantity({ series, paths }: { series: CartSeriesView; paths: ShopPaths }) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const wanted = fetcher.formData?.get('to');
  const quantity = typeof wanted === 'string' && /^\d+$/.test(wanted) ? Number(wanted) : series.quantity;
  const isFull = quantity >= series.maxQuantity;
  const name = series.price.text;
  return (
    <fetcher.Form method="post" action={paths.change} preventScrollReset className="stepper">
      <input type="hidden" name="series" value={series.id} />
      <button
        type="submit"
        name="to"
        value={Math.max(0, quantity - 1)}
        className="round-button round-button-line"
        aria-label={quantity > 1 ? t`One less: ${name}` : t`Remove: ${name}`}
      >
        <Icon name="minus" size={20} />
      </button>
      <span className="stepper-number">{quantity}</span>
      <button
        type={isFull ? 'button' : 'submit'}
        name="to"
        value={quantity + 1}
        className="round-button round-button-ink"
        aria-label={t`One more: ${name}`}
        aria-disabled={isFull || undefined}
      >
        <Icon name="plus" size={20} />
      </button>
    </fetcher.Form>
  );
}
