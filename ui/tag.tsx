import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone =
  | 'ink'
  | 'blau'
  | 'rot'
  | 'laub'
  | 'borke'
  | 'dotter'
  | 'rosa'
  | 'orange'
  | 'minze'
  | 'himmel';

/** A pointed label. Its colour says nothing that its text does not say. */
export function Tag({
  tone = 'ink',
  className,
  lang,
  children,
}: {
  tone?: Tone | undefined;
  className?: string | undefined;
  /** Language of its text, if different from the text around it. */
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames('tag', tone !== 'ink' && `tone-${tone}`, className)} lang={lang}>
      {children}
    </span>
  );
}
