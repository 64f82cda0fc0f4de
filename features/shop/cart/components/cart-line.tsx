import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { formatPrice } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import type { CartLineView } from '../cart-view.ts';
import { CannotBeBought, MoreAtNewPrice } from './cart-line-notes.tsx';
import type { ShopPaths } from './shop-paths.ts';

/**
 * A price with its number of tickets. The buttons say which number they lead to, so that a press that comes twice counts
 * once; without scripts a typed number has its own button. One that was typed before this was there counts.
 */
export function CartLine({
  line,
  paths,
  canChange,
}: {
  line: CartLineView;
  paths: ShopPaths;
  canChange: boolean;
}) {
  const { t } = useLingui();
  const fetcher = useFetcher();
  const reasonId = useId();
  const wanted = fetcher.formData?.get('to') ?? fetcher.formData?.get('quantity');
  const quantity = typeof wanted === 'string' && /^\d+$/.test(wanted) ? Number(wanted) : line.quantity;
  const { maxQuantity } = line;
  const isFull = quantity >= maxQuantity;
  const name = line.name.text;
  const input = useRef<HTMLInputElement>(null);

  function sendTyped({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    if (currentTarget.value !== String(quantity)) currentTarget.form?.requestSubmit();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before this was there
  useEffect(() => {
    const { current: typed } = input;
    // Skips a field that still has the focus: its value is sent when the visitor leaves it.
    if (typed && typed !== document.activeElement && typed.value !== String(quantity))
      typed.form?.requestSubmit();
  }, []);

  /** On a phone leaving the field is the press itself: it counts on from the number that was typed. */
  function countOn(press: MouseEvent<HTMLButtonElement>, by: 1 | -1): void {
    const typed = input.current?.value ?? '';
    if (!/^\d+$/.test(typed) || Number(typed) === quantity) return;
    press.preventDefault();
    const to = Math.min(Math.max(0, Number(typed) + by), maxQuantity);
    void fetcher.submit(
      { line: line.id, to },
      { method: 'post', action: paths.change, preventScrollReset: true },
    );
  }

  return (
    <li className="cart-line">
      <span className="price-name" lang={line.name.lang}>
        {name}
      </span>
      {canChange && line.stop === null ? (
        <fetcher.Form method="post" action={paths.change} preventScrollReset className="stepper">
          <input type="hidden" name="line" value={line.id} />
          <button type="submit" className="without-script">
            <Trans>Update</Trans>
          </button>
          <button
            type="submit"
            name="to"
            value={Math.max(0, quantity - 1)}
            className="round-button round-button-line"
            aria-label={quantity > 1 ? t`One less: ${name}` : t`Remove: ${name}`}
            onClick={(press) => countOn(press, -1)}
          >
            <Icon name="minus" size={20} />
          </button>
          <input
            key={quantity}
            ref={input}
            type="number"
            // Prevents browsers from restoring a former value.
            autoComplete="off"
            inputMode="numeric"
            name="quantity"
            className="stepper-number"
            aria-label={t`Tickets: ${name}`}
            aria-describedby={isFull ? reasonId : undefined}
            min={0}
            max={maxQuantity}
            defaultValue={quantity}
            onBlur={sendTyped}
          />
          <button
            type={isFull ? 'button' : 'submit'}
            name="to"
            value={quantity + 1}
            className="round-button round-button-ink"
            aria-label={t`One more: ${name}`}
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? reasonId : undefined}
            onClick={(press) => countOn(press, 1)}
          >
            <Icon name="plus" size={20} />
          </button>
        </fetcher.Form>
      ) : (
        <span className="cart-count">
          {line.quantity} × {formatPrice(line.cents)}
        </span>
      )}
      <span className="cart-cents" translate="no">
        {line.stop === null ? formatPrice(line.totalCents) : <s>{formatPrice(line.totalCents)}</s>}
      </span>
      {line.conditions ? (
        <span className="price-reason" lang={line.conditions.lang}>
          {line.conditions.text}
        </span>
      ) : null}
      {line.stop === null ? null : <CannotBeBought line={line} paths={paths} canChange={canChange} />}
      {line.more ? <MoreAtNewPrice line={line} more={line.more} paths={paths} canChange={canChange} /> : null}
      {canChange && isFull && line.stop === null && line.more === null ? (
        <span id={reasonId} className="price-reason">
          <Trans>{maxQuantity} at most: that’s all there are, or all one order can hold.</Trans>
        </span>
      ) : null}
    </li>
  );
}
