import { Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { HeldCart } from '../cart-view.ts';
import { RENEWAL_LIMIT } from './countdown.ts';
import type { ShopPaths } from './shop-paths.ts';

/** One action holds everything for another 15 minutes; after the tenth it says why there is none. */
export function Renew({
  cart,
  paths,
  variant = 'ghost',
}: {
  cart: HeldCart;
  paths: Pick<ShopPaths, 'renew'>;
  variant?: 'ghost' | 'white';
}) {
  if (!cart.can.renew) return null;
  if (cart.renewalsLeft === 0) return <NoMoreRenewals />;
  return (
    <Form method="post" action={paths.renew} preventScrollReset>
      <Button type="submit" variant={variant} size="small">
        <Trans>Hold for another 15 minutes</Trans>
      </Button>
    </Form>
  );
}

function NoMoreRenewals() {
  return (
    <p>
      <Trans>You’ve added time {RENEWAL_LIMIT} times. Now it’s someone else’s turn.</Trans>
    </p>
  );
}
