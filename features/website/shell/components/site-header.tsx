import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pathTo } from '#features/core/navigation/index.ts';
import { useSearchPath } from '#features/website/search/index.ts';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Logo } from '#ui/logo.tsx';
import type { Shell } from '../find-shell.server.ts';
import { menuUrlAt } from '../menu-url-at.ts';
import { HeaderLinks } from './header-links.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { SiteLink } from './site-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellBehaviour } from './use-shell-behaviour.ts';

/**
 * Top bar, logo, main menu and the link to the cart (docs/product/shell.md#header). `style2` shows the menu's button on wide
 * screens too and the logo in the middle; a landing page has no top bar and everything in the middle.
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
  // Every layout has a header, and its menus want more than links and forms give.
  useShellBehaviour();
  const { pathname, search } = useLocation();
  const here = menuUrlAt(pathname + search, shell.menus);
  const searchPath = useSearchPath(language);
  return (
    <CachedFragment
      as="header"
      className="site-top"
      data-menu={isLanding ? 'style2' : shell.menu}
      data-landing={isLanding || undefined}
    >
      <HeaderContent {...{ shell, language, paths, isLanding, here, searchPath }} />
    </CachedFragment>
  );
}

function HeaderContent({
  shell,
  language,
  paths,
  isLanding,
  here,
  searchPath,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
  isLanding: boolean | undefined;
  here: string | null;
  searchPath: string;
}) {
  return (
    <>
      {isLanding ? null : <TopBar shell={shell} language={language} paths={paths} />}
      <div className="site-header">
        <div className="wrap">
          <SiteLink url={shell.logoLink ?? pathTo('home', language)} className="site-logo">
            <Logo>{shell.siteName}</Logo>
          </SiteLink>
          {shell.menu === 'style1' && !isLanding ? <MainMenu items={shell.menus.menu} here={here} /> : null}
          <CachedFragment className="site-links">
            <HeaderLinks language={language} searchPath={searchPath} isShopOnline={shell.isShopOnline} />
          </CachedFragment>
          <ButtonLink to={pathTo('calendar', language)} size="small" className="max-xl:hidden">
            <Trans>Tickets</Trans>
          </ButtonLink>
          <MenuPanel shell={shell} language={language} paths={paths} here={here} searchPath={searchPath} />
        </div>
      </div>
    </>
  );
}
