import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useSignedIn } from '../use-signed-in.ts';

const AccountMenu = lazy(() => import('./account-menu.tsx').then((menu) => ({ default: menu.AccountMenu })));

/**
 * "My Account" in the header (docs/product/accounts.md#menu): a link to the profile, which asks for signing in, and for
 * those who are signed in a menu of the same size, loaded and filled in by the browser.
 */
export function AccountLink({ language }: { language: Language }) {
  const { t } = useLingui();
  const link = (
    <Link to={pathTo('account', language)} className="round-button max-sm:hidden" title={t`My Account`}>
      <Icon name="user" />
      <VisuallyHidden>{t`My Account`}</VisuallyHidden>
    </Link>
  );
  if (!useSignedIn()) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu language={language} link={link} />
    </Suspense>
  );
}
