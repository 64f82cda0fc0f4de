import type { Area } from '../plan/seating-plan.ts';

/** Part of its width by which a stage is narrower at its back. */
const BACK = 0.06;

/** Outline of an area: a stage opens towards the hall, a label is a box. */
export function AreaShape({ area: { kind, x, y, width, height } }: { area: Area }) {
  if (kind === 'label') return <rect x={x} y={y} width={width} height={height} />;
  const narrower = width * BACK;
  const [right, bottom] = [x + width, y + height];
  return (
    <polygon points={`${x + narrower},${y} ${right - narrower},${y} ${right},${bottom} ${x},${bottom}`} />
  );
}
