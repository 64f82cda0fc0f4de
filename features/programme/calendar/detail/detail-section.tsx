import type { ReactNode } from 'react';

/** A section of a detail page: its title in the label column, what it holds beside it. */
export function DetailSection({
  id,
  title,
  isBooking,
  children,
}: {
  id?: string;
  title: string;
  /** One books here: nothing floats over it. */
  isBooking?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className="detail-section" data-booking={isBooking || undefined}>
      <h2>{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
