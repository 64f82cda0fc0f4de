import { useLingui } from '@lingui/react/macro';
import type { MenuItem } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Shell } from '../find-shell.server.ts';
import { MENU_BUTTON_ID, MENU_ID } from '../shell-ids.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuChildren, MenuLink } from './main-menu.tsx';
import { PanelFoot } from './panel-foot.tsx';

/**
 * The slide-in panel with the whole menu, and the button that opens it. A popover: the platform opens it, closes it with
 * Escape or a tap outside and returns the focus, all of it without a script.
 */
export function MenuPanel({
  shell,
  language,
  paths,
  here,
  searchPath,
}: {
  shell: Shell;
  language: Language;
  paths: Record<Language, string>;
  here: string | null;
  searchPath: string;
}) {
  const { t } = useLingui();
  const { menus, panelSide, opening } = shell;
  return (
    <>
      <button
        type="button"
        id={MENU_BUTTON_ID}
        className="round-button menu-button"
        popoverTarget={MENU_ID}
        aria-label={t`Menu`}
      >
        <Icon name="menu" />
      </button>
      <div id={MENU_ID} popover="auto" className="menu-panel surface-dotter" data-side={panelSide}>
        <div className="menu-panel-head">
          <Logo>{shell.siteName}</Logo>
          <LanguageSwitch languages={shell.languages} current={language} paths={paths} />
        </div>
        <CachedFragment as="nav" aria-label={t`Main menu`} className="menu-panel-lines">
          <PanelLines menu={menus.menu} secondary={menus.secondary} here={here} />
        </CachedFragment>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="round-button round-button-ink menu-panel-close"
          aria-label={t`Close menu`}
        >
          <Icon name="close" />
        </button>
        <CachedFragment className="menu-panel-foot surface-paper">
          <PanelFoot
            language={language}
            searchPath={searchPath}
            opening={opening}
            isShopOnline={shell.isShopOnline}
          />
        </CachedFragment>
      </div>
    </>
  );
}

function PanelLines({
  menu,
  secondary,
  here,
}: {
  menu: MenuItem[];
  secondary: MenuItem[];
  here: string | null;
}) {
  return (
    <>
      <ul>
        {menu.map((item) => (
          <li key={item.name}>
            <MenuLink item={item} here={here} className="menu-panel-item" />
            {item.children ? <Fold item={item} here={here} /> : null}
          </li>
        ))}
      </ul>
      {secondary.length > 0 ? (
        <ul className="menu-panel-secondary">
          {secondary.map((item) => (
            <li key={item.name}>
              <MenuLink item={item} here={here} className="menu-child" />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Expands the children of an item, which remains a link. */
function Fold({ item, here }: { item: MenuItem; here: string | null }) {
  const { t } = useLingui();
  const { name } = item;
  return (
    <details className="menu-fold" open={item.children?.some(({ url }) => url === here) || undefined}>
      <summary>
        <VisuallyHidden>{t`More under ${name}`}</VisuallyHidden>
      </summary>
      <MenuChildren item={item} here={here} />
    </details>
  );
}
