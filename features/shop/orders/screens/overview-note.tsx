import type { ReactNode } from 'react';

/** A sheet of the overview about something somebody has, and the link to its page. */
export function OverviewNote({
  surface,
  title,
  path,
  link,
  children,
}: {
  surface: 'surface-dotter' | 'surface-himmel';
  title: ReactNode;
  path: string;
  link: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`overview-note cut-note ${surface}`}>
      <h2 className="text-d1">{title}</h2>
      {children}
      <a href={path} className="text-link">
        {link}
      </a>
    </section>
  );
}
