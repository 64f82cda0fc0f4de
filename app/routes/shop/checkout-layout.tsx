import { Trans } from '@lingui/react/macro';
import { Outlet, useLocation } from 'react-router';
import { useShell } from '#app/routes/use-shell.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { samePage, shopOf, shopPaths } from '#features/shop/cart/index.ts';
import { LanguageSwitch, SiteFooter } from '#features/website/shell/index.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { TestSale } from './test-sale.tsx';

/** Layout of checkout and orders: no menus, only the link back and the language. */
export default function CheckoutLayout() {
  const surroundingShell = useShell();
  const location = useLocation();
  const { pathname } = location;
  if (!surroundingShell) return <Outlet />;
  const { shell, footer, language } = surroundingShell;
  const shop = shopOf(pathname);
  const isOrder = pathname.includes('/orders/');
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      <header className="checkout-header">
        <div className="wrap">
          <a href={pathTo('home', language)} className="site-logo">
            <Logo>
              <span className="max-sm:sr-only">{shell.siteName}</span>
            </Logo>
          </a>
          <nav>
            <a
              href={isOrder ? pathTo('home', language) : shopPaths(shop, language).cart}
              className="text-link"
            >
              <Icon name="arrow-left" />
              {isOrder ? <Trans>Go to homepage</Trans> : <Trans>Cart</Trans>}
            </a>
            <LanguageSwitch
              languages={shell.languages}
              current={language}
              paths={{ de: samePage(location, 'de'), en: samePage(location, 'en') }}
            />
          </nav>
        </div>
      </header>
      <TestSale shop={shop} language={language} />
      <main id="main" tabIndex={-1} className="shop-area">
        <Outlet />
      </main>
      <SiteFooter html={footer} />
    </>
  );
}
