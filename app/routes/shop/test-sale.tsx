import { Trans } from '@lingui/react/macro';
import type { ShopName } from '#features/webshop/index.ts';

/** Stands on every page of the test shop. */
export function TestSale({ shop }: { shop: ShopName }) {
  if (shop !== 'testshop') return null;
  return (
    <aside className="test-sale surface-himmel">
      <Trans>Test sale: everything works as it does in the shop, but no money is ever taken.</Trans>
    </aside>
  );
}
