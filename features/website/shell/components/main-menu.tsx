import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { MenuItem } from '#features/core/navigation/index.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { SiteLink } from './site-link.tsx';

const loadTeaser = () => import('./submenu-teaser.tsx').then((teaser) => ({ default: teaser.SubmenuTeaser }));
// Leaves the teaser out of the menu if its code cannot be loaded.
const SubmenuTeaser = lazy(() => loadTeaser().catch(() => ({ default: () => null })));

/**
 * The main menu of wide screens; drumming dots under the current page. Children open on a sheet that slides down behind the
 * header, without a script; with one, the next date stands beside them.
 */
export function MainMenu({ items, here }: { items: MenuItem[]; here: string | null }) {
  const { t } = useLingui();
  return (
    <CachedFragment as="nav" aria-label={t`Main menu`} className="main-menu">
      <MenuItems items={items} here={here} />
    </CachedFragment>
  );
}

function MenuItems({ items, here }: { items: MenuItem[]; here: string | null }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name}>
          {item.children ? (
            <Submenu item={item} here={here} />
          ) : (
            <MenuLink item={item} here={here} className="dot-line" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Submenu({ item, here }: { item: MenuItem; here: string | null }) {
  const [wasOpen, setWasOpen] = useState(false);
  const isHere = [item, ...(item.children ?? [])].some(({ url }) => url === here);
  return (
    <details className="submenu" name="submenu" onToggle={() => setWasOpen(true)}>
      <summary className="dot-line" lang={item.lang} data-here={isHere || undefined}>
        {item.name}
      </summary>
      <div className="submenu-sheet">
        <div className="wrap">
          <MenuLink item={item} here={here} className="submenu-parent" />
          <MenuChildren item={item} here={here} />
          {wasOpen ? (
            <Suspense>
              <SubmenuTeaser />
            </Suspense>
          ) : null}
        </div>
      </div>
    </details>
  );
}

/** The children of an item: a list, or tabs beside each other (docs/product/shell.md#menu). */
export function MenuChildren({ item, here }: { item: MenuItem; here: string | null }) {
  return (
    <ul className={item.hasTabNavigation ? 'menu-children menu-tabs' : 'menu-children'}>
      {item.children?.map((child) => (
        <li key={child.name}>
          <MenuLink item={child} here={here} className="menu-child" />
        </li>
      ))}
    </ul>
  );
}

export function MenuLink({
  item,
  here,
  className,
}: {
  item: MenuItem;
  here: string | null;
  className: string;
}) {
  return (
    <SiteLink
      url={item.url}
      lang={item.lang}
      aria-current={item.url === here ? 'page' : undefined}
      className={className}
    >
      {item.name}
    </SiteLink>
  );
}
