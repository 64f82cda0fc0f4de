import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { useShell } from '#app/routes/use-shell.ts';
import { SiteFooter, SiteHeader } from '#features/shell/index.ts';
import { shopOf, shopPaths } from '#features/webshop/index.ts';

/** The webshop's own layout: header plus webshop area (docs/product/pages.md#layouts). */
export default function ShopLayout() {
  const around = useShell();
  const shop = shopOf(useLocation().pathname);
  if (!around) return <Outlet />;
  const { shell, footer, language } = around;
  const paths = { de: shopPaths(shop, 'de').cart, en: shopPaths(shop, 'en').cart };
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader shell={shell} language={language} paths={paths} />
      {shop === 'testshop' ? (
        <aside className="test-sale surface-himmel">
          <Trans>Test sale: everything works as it does in the shop, but no money is ever taken.</Trans>
        </aside>
      ) : null}
      <main id="main" tabIndex={-1} className="shop-area">
        <Outlet />
      </main>
      <SiteFooter html={footer} />
    </>
  );
}
