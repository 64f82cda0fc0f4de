import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { i18nFor } from '#app/i18n.ts';
import { findShell } from '#features/shell/index.server.ts';
import { SiteFooter, SiteHeader } from '#features/shell/index.ts';
import { shopOf, shopPaths } from '#features/webshop/index.ts';
import { pageContext } from '#server/page-context.server.ts';
import type { Route } from './+types/layout.ts';

/** The webshop's own layout: header plus webshop area (specification, section 2). Its pages are one visitor's alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, scope, url, settings } = pageContext(context);
  scope.keepPrivate();
  const { shell } = await findShell(services, settings, i18nFor(language), language);
  return { shell, language, shop: shopOf(url.pathname), isShopOnline: settings.isShopOnline };
}

export default function ShopLayout({ loaderData: { shell, language, shop } }: Route.ComponentProps) {
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
      <SiteFooter html={shell.footer} />
    </>
  );
}
