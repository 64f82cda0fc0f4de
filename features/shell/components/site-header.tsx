import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { AccountLink } from '#features/accounts/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import { SearchFold } from '#features/search/index.ts';
import { CartLink } from '#features/webshop/index.ts';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Shell } from '../find-shell.server.ts';
import { MainMenu } from './main-menu.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { ShopOffline } from './shop-offline.tsx';
import { SiteLink } from './site-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellBehaviour } from './use-shell-behaviour.ts';

/**
 * Top bar, logo, main menu and the way to the cart (docs/product/shell.md#header). `style2` shows the menu's button on
 * wide screens too and the logo in the middle; a landing page has no top bar and everything in the middle.
 */
export function SiteHeader({
  shell,
  language,
  paths,
  isLanding,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
  isLanding?: boolean | undefined;
}) {
  const { t } = useLingui();
  // Every layout has a header, and its menus want more than links and forms give.
  useShellBehaviour();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <header
      className="site-top"
      data-menu={isLanding ? 'style2' : shell.menu}
      data-landing={isLanding || undefined}
    >
      {isLanding ? null : <TopBar shell={shell} language={language} paths={paths} />}
      <div className="site-header">
        <div className="wrap">
          <SiteLink url={shell.logoLink ?? pathTo('home', language)} className="site-logo">
            <Logo>{shell.siteName}</Logo>
          </SiteLink>
          {shell.menu === 'style1' && !isLanding ? <MainMenu items={shell.menus.menu} here={here} /> : null}
          <div className="site-ways">
            <SearchFold language={language} />
            <Link
              to={pathTo('favourites', language)}
              className="round-button max-sm:hidden"
              title={t`Favorites`}
            >
              <Icon name="heart" />
              <VisuallyHidden>{t`Favorites`}</VisuallyHidden>
            </Link>
            {shell.isShopOnline ? (
              <>
                <AccountLink language={language} />
                <CartLink href={`/webshop?lang=${language}`} />
              </>
            ) : (
              <>
                <ShopOffline icon="user" name={t`My Account`} className="max-sm:hidden" />
                <ShopOffline icon="cart" name={t`My Cart`} />
              </>
            )}
          </div>
          <ButtonLink to={pathTo('calendar', language)} size="small" className="max-xl:hidden">
            <Trans>Tickets</Trans>
          </ButtonLink>
          <MenuPanel shell={shell} language={language} paths={paths} here={here} />
        </div>
      </div>
    </header>
  );
}
