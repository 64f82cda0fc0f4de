import { classNames } from './class-names.ts';

/** How wide one hole is, in pixels, and how far the next one is from it; the style sheet draws them (`holes.css`). */
const PITCHES = { 7: 10, 9: 12, 12: 16, 18: 24 } as const;

/**
 * Draws a count as holes; the words beside it say the same. `filled` is a number from the left, or the first and last
 * filled hole (from 0, both included). A dashed line with round ends draws a row in one element: a calendar page shows
 * hundreds of holes, and the content security policy allows no style attributes.
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
  size?: keyof typeof PITCHES | undefined;
  /** Without a tone they take the colour of the text. */
  tone?: 'ink' | 'rot' | 'laub' | 'stein' | 'quiet' | undefined;
  className?: string | undefined;
}) {
  const [first, last] = typeof filled === 'number' ? [0, filled - 1] : filled;
  const from = Math.max(0, first);
  const to = Math.min(last, count - 1);
  const pitch = PITCHES[size];
  // A touch longer than the distance, so that the last dash begins.
  const row = (start: number, end: number) =>
    `M${start * pitch + size / 2} ${size / 2}h${(end - start) * pitch + 0.01}`;
  return (
    <svg
      className={classNames('holes', size !== 9 && `holes-${size}`, tone && `holes-${tone}`, className)}
      width={(count - 1) * pitch + size}
      aria-hidden="true"
    >
      {to - from + 1 < count ? (
        <>
          <path className="holes-ring" d={row(0, count - 1)} />
          <path className="holes-inside" d={row(0, count - 1)} />
        </>
      ) : null}
      {to >= from ? <path className="holes-fill" d={row(from, to)} /> : null}
    </svg>
  );
}
