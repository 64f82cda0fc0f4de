import { useLingui } from '@lingui/react/macro';
import type { HallMap as Hall } from '../hall-map.ts';

const RADIUS = 26;

/** The hall from above with the seats of a ticket; their names stand beside it as text. */
export function HallMap({ hall: { viewBox, stages, others, own } }: { hall: Hall }) {
  const { t } = useLingui();
  return (
    <svg viewBox={viewBox} className="hall-map" role="img" aria-label={t`Where you sit in the hall`}>
      {stages.map(({ text, x, y, width, height }) => (
        <g key={`${x}/${y}`} className="hall-map-stage">
          <rect x={x} y={y} width={width} height={height} />
          <text x={x + width / 2} y={y + height / 2}>
            {text.text}
          </text>
        </g>
      ))}
      <path d={others} className="hall-map-others" />
      {own.map(({ seat, x, y }) => (
        <g key={`${x}/${y}`} className="hall-map-own">
          <circle cx={x} cy={y} r={RADIUS} />
          <text x={x} y={y}>
            {seat}
          </text>
        </g>
      ))}
    </svg>
  );
}
