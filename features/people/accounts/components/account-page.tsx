import type { ReactNode } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { PageSheet } from '#ui/page-sheet.tsx';

const ART = artworkUrl('school', 'konto~mouse~stage~bright', [16, 9]);

/** Page about an account: its title large on a sheet, one column with forms, and further content beside it. */
export function AccountPage({
  title,
  lead,
  aside,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageSheet surface="surface-himmel" art={ART}>
        <h1 className="text-title">{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </PageSheet>
      <div className="wrap account-columns">
        <div className="account-forms">{children}</div>
        {aside ? <div className="account-aside">{aside}</div> : null}
      </div>
    </>
  );
}
