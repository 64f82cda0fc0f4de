import { COLOR } from '../ui/theme.ts';
import { filledHoles, HOLES } from './filled-holes.ts';

const STEP = 10;

/** How full something is, as holes; the figures stand beside it. */
export function HoleRow({ taken, capacity }: { taken: number; capacity: number }) {
  const filled = filledHoles(taken, capacity);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={HOLES * STEP}
      height={STEP}
      viewBox={`0 0 ${HOLES * STEP} ${STEP}`}
    >
      {Array.from({ length: HOLES }, (_, index) => (
        <circle
          key={index}
          cx={index * STEP + STEP / 2}
          cy={STEP / 2}
          r="3.2"
          fill={index < filled ? COLOR.ink : 'none'}
          stroke={COLOR.ink}
          strokeWidth="1.2"
        />
      ))}
    </svg>
  );
}
