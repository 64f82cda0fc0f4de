import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Shows an important notice, on a separate cut sheet with a hole. */
export function Note({
  tone = 'dotter',
  className,
  children,
}: {
  tone?: 'dotter' | 'rosa' | 'minze' | 'himmel' | 'dotter-hell' | 'rosa-hell' | 'minze-hell' | 'himmel-hell';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames('note cut-note', `surface-${tone}`, className)}>
      <span className="note-hole" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
