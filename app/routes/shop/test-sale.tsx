import { Trans } from '@lingui/react/macro';
import type { ShopName } from '#features/shop/cart/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';

/** Banner on every page of the test shop, with the link to leave it. */
export function TestSale({ shop, language }: { shop: ShopName; language: Language }) {
  if (shop !== 'testshop') return null;
  return (
    <aside className="test-sale surface-himmel">
      <p>
        <Trans>Test sale: everything works as it does in the shop, but no money is ever taken.</Trans>
      </p>
      <form method="post" action={`/testshop/end?lang=${language}`}>
        <Button type="submit" variant="ghost">
          <Trans>End test sale</Trans>
        </Button>
      </form>
    </aside>
  );
}
