import type { ReactNode } from 'react';

/** A section of a detail page: its title in the label column, what it holds beside it. */
export function DetailSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="detail-section">
      <h2>{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
