import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Surface =
  | 'ink'
  | 'paper'
  | 'sheet'
  | 'rot'
  | 'dotter'
  | 'laub'
  | 'blau'
  | 'rosa'
  | 'orange'
  | 'minze'
  | 'himmel'
  | 'borke'
  | 'rosa-hell'
  | 'dotter-hell'
  | 'minze-hell'
  | 'himmel-hell'
  | 'stein-100';

/** A sheet across the whole page with cut edges; what is on it keeps to the page's width. */
export function Band({
  tone,
  as: Element = 'section',
  className,
  children,
  ...rest
}: {
  tone: Surface;
  as?: 'section' | 'div' | 'aside' | 'header' | 'footer' | undefined;
  className?: string | undefined;
  children: ReactNode;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}) {
  return (
    <Element {...rest} className={classNames('cut-band', `surface-${tone}`, className)}>
      <div className="wrap">{children}</div>
    </Element>
  );
}
