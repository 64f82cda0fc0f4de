import type { ReactNode } from 'react';

/** A part of a desk's page under its own headline. */
export function DeskPart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="desk-part" aria-labelledby={id}>
      <h2 id={id} className="text-d1">
        {title}
      </h2>
      {children}
    </section>
  );
}
