import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';

/**
 * What can be counted, drawn as holes; the words beside it say the same. `filled` is a number from the left, or the
 * first and last filled hole (from 0, both included).
 */
export function Holes({
  count,
  filled = 0,
  size = 9,
  tone,
  className,
}: {
  count: number;
  filled?: number | readonly [first: number, last: number] | undefined;
  size?: number | undefined;
  /** Without a tone they take the colour of the text. */
  tone?: 'ink' | 'rot' | 'laub' | 'stein' | 'quiet' | undefined;
  className?: string | undefined;
}) {
  const [first, last] = typeof filled === 'number' ? [0, filled - 1] : filled;
  const from = Math.max(0, first);
  const style = {
    '--count': count,
    '--from': from,
    '--filled': Math.max(0, Math.min(last, count - 1) - from + 1),
    '--hole': `${size}px`,
  } as CSSProperties;
  return (
    <span
      className={classNames('holes', tone && `holes-${tone}`, className)}
      style={style}
      aria-hidden="true"
    />
  );
}
