import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { CartLink } from '#features/webshop/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, logo, main menu and the way to the cart. */
export function SiteHeader({
  shell,
  language,
  paths,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
}) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <header>
      <TopBar shell={shell} language={language} paths={paths} />
      <div className="site-header">
        <div className="wrap">
          <Link to={pathTo('home', language)} className="site-logo" aria-label={t`Buntspecht, home page`}>
            <Logo>Buntspecht</Logo>
          </Link>
          <MainMenu items={shell.menus.menu} here={here} />
          <CartLink href={`/webshop?lang=${language}`} />
          <ButtonLink to={pathTo('calendar', language)} size="small" className="max-xl:hidden">
            <Trans>Tickets</Trans>
          </ButtonLink>
          <MobileMenu shell={shell} language={language} here={here} />
        </div>
      </div>
    </header>
  );
}
