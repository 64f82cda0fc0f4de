import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import spriteUrl from './icons/sprite.svg?url&no-inline';

/** The woodpecker at its trunk and, as children, the name beside it. The font size sets both; on ink the bird turns white. */
export function Logo({
  onInk,
  className,
  children,
}: {
  onInk?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={classNames('logo', onInk && 'logo-on-ink', className)} translate="no">
      <svg viewBox="0 0 104 120" aria-hidden="true">
        <use href={`${spriteUrl}#mark`} />
      </svg>
      {children}
    </span>
  );
}
