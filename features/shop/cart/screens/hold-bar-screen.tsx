import { useRevalidator } from 'react-router';
import type { HeldCart } from '../cart-view.ts';
import { HoldBar } from '../components/hold-bar.tsx';
import type { ShopPaths } from '../components/shop-paths.ts';

/** How long the seats are still held, on top of a step of checkout; more time leads back to the step. */
export function HoldBarScreen({
  cart,
  paths,
  step,
}: {
  cart: HeldCart;
  paths: Pick<ShopPaths, 'renew'>;
  step: 'checkout' | 'pay';
}) {
  const { revalidate } = useRevalidator();
  const renew = `${paths.renew}&step=${step}`;
  return (
    <div className="checkout-hold">
      <HoldBar cart={cart} paths={{ renew }} onOver={() => void revalidate()} />
    </div>
  );
}
