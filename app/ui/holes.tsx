import { classNames } from './class-names.ts';

/**
 * What can be counted, drawn as holes; the words beside it say the same. `filled` is a number from the left, or the
 * first and last filled hole (from 0, both included). A dashed line with round ends draws a row in one element: a
 * calendar page shows hundreds of holes, and the content security policy allows no style attributes.
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
  const to = Math.min(last, count - 1);
  const pitch = size + Math.max(3, Math.round(size * 0.35));
  const ring = Math.min(2.5, Math.max(1.5, size * 0.2));
  const row = (start: number, end: number) => ({
    // A touch longer than the distance, so that the last dash begins.
    d: `M${start * pitch + size / 2} ${size / 2}h${(end - start) * pitch + 0.01}`,
    strokeDasharray: `0 ${pitch}`,
  });
  return (
    <svg
      className={classNames('holes', tone && `holes-${tone}`, className)}
      width={(count - 1) * pitch + size}
      height={size}
      aria-hidden="true"
    >
      {to - from + 1 < count ? (
        <>
          <path className="holes-ring" {...row(0, count - 1)} strokeWidth={size} />
          <path className="holes-inside" {...row(0, count - 1)} strokeWidth={size - 2 * ring} />
        </>
      ) : null}
      {to >= from ? <path className="holes-fill" {...row(from, to)} strokeWidth={size} /> : null}
    </svg>
  );
}
