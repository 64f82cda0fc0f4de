import { classNames } from './class-names.ts';

/** The bird's drumming: holes whose gaps shrink by 0.84 down to 3 px, from left to right, in the colour of the text. */
export function DrumRow({
  count = 16,
  gap = 46,
  size = 13,
  className,
}: {
  count?: number | undefined;
  /** The first gap, in px. */
  gap?: number | undefined;
  size?: number | undefined;
  className?: string | undefined;
}) {
  const radius = size / 2;
  let x = 0;
  let path = '';
  for (let i = 0; i < count; i++) {
    path += `M${x} ${radius}a${radius} ${radius} 0 1 0 ${size} 0a${radius} ${radius} 0 1 0-${size} 0`;
    x += size + Math.max(3, Math.round(gap * 0.84 ** i));
  }
  return (
    <span className={classNames('drum-row', className)} aria-hidden="true">
      <svg width={x} height={size} aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
