import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { announceCartChange } from '#features/box-office/booking/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import type { CartMessageCode } from '../cart-message-code.ts';
import type { CartView } from '../cart-view.ts';
import type { ShopPaths } from '../components/shop-paths.ts';

const ART = artworkUrl('workshop', 'warenkorb~bird~stage~deep', [16, 9]);

// Loads separately the code most visits to a cart do not need. The server renders all of it: until its code has
// loaded, its forms are plain ones, and the time left is the one the server saw.
const FilledCart = lazy(() =>
  import('../components/filled-cart.tsx').then((module) => ({ default: module.FilledCart })),
);
const CartMessage = lazy(() =>
  import('../components/cart-message.tsx').then((module) => ({ default: module.CartMessage })),
);

/** The cart: held, expired or empty. */
export function CartScreen({
  cart,
  message,
  paths,
  language,
  isShopOnline,
}: {
  /** `null` when there is nothing in it. */
  cart: CartView | null;
  message: CartMessageCode | null;
  paths: ShopPaths;
  language: Language;
  isShopOnline: boolean;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new state of the cart brings new cookies
  useEffect(announceCartChange, [cart]);

  const messagePlace = <Suspense>{message ? <CartMessage code={message} /> : null}</Suspense>;
  if (cart === null)
    return (
      <div className="short-page">
        <EmptyCart language={language} isShopOnline={isShopOnline} />
        {message ? <div className="wrap">{messagePlace}</div> : null}
      </div>
    );
  return (
    <div className="wrap cart-page">
      <h1 className="text-title">
        <Trans>Cart</Trans>
      </h1>
      {isShopOnline ? null : <ShopOffline />}
      {messagePlace}
      <Suspense>
        <FilledCart cart={cart} paths={paths} />
      </Suspense>
    </div>
  );
}

function ShopOffline() {
  return (
    <p role="status">
      <strong>
        <Trans>Webshop offline</Trans>
      </strong>{' '}
      <Trans>You can’t buy tickets here at the moment. Try again later, or ask at the box office.</Trans>
    </p>
  );
}

function EmptyCart({ language, isShopOnline }: { language: Language; isShopOnline: boolean }) {
  return (
    <PageSheet surface="surface-dotter" art={ART}>
      <h1 className="text-title">
        <Trans>Cart</Trans>
      </h1>
      {isShopOnline ? (
        <p className="lead">
          <Trans>Nothing in here yet. Knock on the calendar and something will turn up.</Trans>
        </p>
      ) : (
        <ShopOffline />
      )}
      <ButtonLink href={pathTo('calendar', language)}>
        <Trans>Go to calendar</Trans>
      </ButtonLink>
    </PageSheet>
  );
}
