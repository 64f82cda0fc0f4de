import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Role, roleName } from '#features/core/access/index.ts';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { signOutPath } from '../account-paths.ts';

/** Navigation of the personal area. */
export function AccountNavigation({
  here,
  role,
  language,
}: {
  here: PageName;
  role: Role;
  language: Language;
}) {
  const { t } = useLingui();
  const links: [PageName, ReactNode][] = [
    ['account', <Trans key="account">Overview</Trans>],
    ['orders', <Trans key="orders">Orders</Trans>],
    ['reservations', <Trans key="reservations">Reservations</Trans>],
    ['coupons', <Trans key="coupons">Voucher codes</Trans>],
    ['credit', <Trans key="credit">Credit</Trans>],
    ['passes', <Trans key="passes">Passes</Trans>],
    ['profile', <Trans key="profile">My Profile</Trans>],
    ['accountSettings', <Trans key="settings">Settings</Trans>],
    ['favourites', <Trans key="favourites">Favorites</Trans>],
  ];
  return (
    <nav aria-label={t`My area`} className="account-navigation">
      {role === 'visitor' ? null : <p className="muted">{roleName(role, language)}</p>}
      <ul>
        {links.map(([page, name]) => (
          <li key={page}>
            <a href={pathTo(page, language)} aria-current={page === here ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={signOutPath(language)}>
        <Button type="submit" variant="ghost">
          <Trans>Log out</Trans>
        </Button>
      </form>
    </nav>
  );
}
