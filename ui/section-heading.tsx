import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Opens a section: its title and, at its end, a link or two. */
export function SectionHeading({
  level = 2,
  size = 'd3',
  id,
  aside,
  className,
  children,
}: {
  level?: 1 | 2 | 3 | undefined;
  size?: 'd1' | 'd2' | 'd3' | 'title' | 'd4' | undefined;
  id?: string | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('section-heading', className)}>
      <Heading id={id} className={headingSizes[size]}>
        {children}
      </Heading>
      {aside}
    </div>
  );
}

/** Written out, because Tailwind reads class names from the source. */
const headingSizes = { d1: 'text-d1', d2: 'text-d2', d3: 'text-d3', title: 'text-title', d4: 'text-d4' };
