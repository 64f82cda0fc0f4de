import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { adminFormPath } from '../staff-toolbar/admin-form-path.ts';
import type { Staff } from '../staff-toolbar/staff.ts';

/**
 * The bar on top of every page for people with an editing role: their name, and the state of the site. In edit mode it is
 * about the page.
 */
export function Toolbar({
  staff,
  pageTools,
  isEditing,
}: {
  staff: Staff;
  /** Actions for the current page. */
  pageTools: ReactNode;
  isEditing: boolean;
}) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const adminForm = adminFormPath(pathname);
  const without = new URLSearchParams(search);
  without.set('noToolbar', '1');
  if (isEditing) {
    return (
      <aside className="toolbar toolbar-editing surface-ink" aria-label={t`Toolbar`}>
        {pageTools}
      </aside>
    );
  }
  return (
    <aside className="toolbar surface-ink" aria-label={t`Toolbar`}>
      <p className="toolbar-who">
        <strong>{staff.name}</strong> {staff.role}
      </p>
      <ul className="toolbar-states">
        <li data-online={staff.isSiteOnline}>
          {staff.isSiteOnline ? <Trans>Site online</Trans> : <Trans>Site offline</Trans>}
        </li>
        <li data-online={staff.isShopOnline}>
          {staff.isShopOnline ? <Trans>Webshop online</Trans> : <Trans>Webshop offline</Trans>}
        </li>
      </ul>
      {pageTools}
      {/* Links here would come before the one that skips to the content. */}
      {adminForm ? (
        <form action={adminForm} className="toolbar-admin">
          <button type="submit" className="text-link">
            <Icon name="pen" size={20} />
            <span>
              <Trans>Edit in the admin area</Trans>
            </span>
          </button>
        </form>
      ) : null}
      <form action={staff.hub.path}>
        <input type="hidden" name="lang" value={staff.hub.language} />
        <button type="submit" className="text-link">
          <Trans>All pages</Trans>
        </button>
      </form>
      <form method="post" action={staff.signOutPath} className="toolbar-out">
        <button type="submit" className="text-link">
          <Trans>Log out</Trans>
        </button>
      </form>
      <Link
        to={`${pathname}?${without}`}
        className="round-button"
        title={t`Hide toolbar`}
        aria-label={t`Hide toolbar`}
      >
        <Icon name="close" />
      </Link>
    </aside>
  );
}
