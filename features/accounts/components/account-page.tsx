import type { ReactNode } from 'react';

/** What stands on a page about an account: its title large, one column with forms, and beside it what else there is. */
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
      <header>
        <h1 className="text-title">{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </header>
      <div className="account-forms">{children}</div>
      {aside ? <div className="account-aside">{aside}</div> : null}
    </>
  );
}
