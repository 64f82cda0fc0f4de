import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { closeOnOutsideInteraction } from '#platform/browser/close-on-outside-interaction.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { signOutPath } from '../account-paths.ts';
import { userDetails } from '../user-details.ts';

/** The user dropdown: the signed-in user, and their links (docs/product/accounts.md#menu). */
export function AccountMenu({ language, link }: { language: Language; link: ReactNode }) {
  const { t } = useLingui();
  const person = use(userDetails(language));
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  if (!person) return link;
  return (
    <details ref={menu} className="account-menu max-sm:hidden">
      <summary className="round-button" title={t`My Account`}>
        <Icon name="user" />
        <VisuallyHidden>{t`My Account`}</VisuallyHidden>
      </summary>
      <AccountMenuLinks language={language} link={null} className="account-sheet surface-paper" />
    </details>
  );
}

/** Name of the person signed in, with account links; `link` while or if that cannot be known. */
export function AccountMenuLinks({
  language,
  link,
  className,
}: {
  language: Language;
  link: ReactNode;
  className: string;
}) {
  const person = use(userDetails(language));
  if (!person) return link;
  return (
    <div className={className}>
      <p className="font-[650]">
        {person.first_name} {person.last_name}
      </p>
      <ul>
        <li>
          <Link to={pathTo('profile', language)}>
            <Trans>My Profile</Trans>
          </Link>
        </li>
        <li>
          <Link to={pathTo('accountSettings', language)}>
            <Trans>Settings</Trans>
          </Link>
        </li>
      </ul>
      <form method="post" action={signOutPath(language)}>
        <button type="submit" className="text-link">
          <Trans>Log out</Trans>
        </button>
      </form>
    </div>
  );
}

/** Closes it with Escape, with a turn elsewhere, and when another page is shown. */
function useClosing(menu: React.RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => menu.current?.removeAttribute('open'), [key]);
  useEffect(() => closeOnOutsideInteraction(() => (menu.current?.open ? menu.current : null)), [menu]);
}
