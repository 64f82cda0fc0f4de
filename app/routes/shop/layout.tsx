import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { useShell } from '#app/routes/use-shell.ts';
import { samePage, shopOf } from '#features/shop/cart/index.ts';
import { SiteFooter, SiteHeader } from '#features/website/shell/index.ts';
import { TestSale } from './test-sale.tsx';

/** The webshop's own layout: header plus webshop area (docs/product/pages.md#layouts). */
export default function ShopLayout() {
  const surroundingShell = useShell();
  const location = useLocation();
  const shop = shopOf(location.pathname);
  if (!surroundingShell) return <Outlet />;
  const { shell, footer, language } = surroundingShell;
  const paths = { de: samePage(location, 'de'), en: samePage(location, 'en') };
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader shell={shell} language={language} paths={paths} />
      <TestSale shop={shop} language={language} />
      <main id="main" tabIndex={-1} className="shop-area">
        <Outlet />
      </main>
      <SiteFooter html={footer} />
    </>
  );
}
