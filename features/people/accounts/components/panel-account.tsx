import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useSignedIn } from '../use-signed-in.ts';

const AccountMenuLinks = lazy(() =>
  import('./account-menu.tsx').then((menu) => ({ default: menu.AccountMenuLinks })),
);

/** "My Account" in the menu's panel, for narrow screens: a link, or the name and links of the signed-in user. */
export function PanelAccount({ language }: { language: Language }) {
  const link = (
    <Link to={pathTo('account', language)} className="text-link">
      <Icon name="user" />
      <Trans>My Account</Trans>
    </Link>
  );
  if (!useSignedIn()) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenuLinks language={language} link={link} className="panel-account" />
    </Suspense>
  );
}
