import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { pathTo } from '#features/navigation/index.ts';
import { OpeningNow } from '#features/opening-hours/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Shell } from '../find-shell.server.ts';

const MENU_ID = 'site-menu';

/**
 * The menu of narrow screens. A popover: the platform opens it, closes it with Escape or a tap outside and returns the
 * focus, all of it without a script.
 */
export function MobileMenu({ shell, language, here }: { shell: Shell; language: Language; here: string }) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the page closes the menu
  useEffect(() => {
    panel.current?.hidePopover();
  }, [here]);

  return (
    <div className="xl:hidden">
      <button type="button" className="round-button" popoverTarget={MENU_ID} aria-label={t`Menu`}>
        <Icon name="menu" />
      </button>
      <div ref={panel} id={MENU_ID} popover="auto" className="mobile-menu surface-dotter">
        <nav aria-label={t`Main menu`}>
          <ul>
            {shell.menus.menu.map((item) => (
              <li key={item.id}>
                <Link
                  to={item.url}
                  aria-current={item.url === here ? 'page' : undefined}
                  className="mobile-menu-item"
                >
                  {item.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="round-button round-button-ink mobile-menu-close"
          aria-label={t`Close menu`}
        >
          <Icon name="close" />
        </button>
        <div className="mobile-menu-foot surface-paper">
          <OpeningNow today={shell.opening} />
          <ButtonLink to={pathTo('calendar', language)} full>
            <Trans>Book tickets</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
