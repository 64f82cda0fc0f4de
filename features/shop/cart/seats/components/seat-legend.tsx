import { Trans } from '@lingui/react/macro';
import { SeatShape, type SeatVariant } from './seat-mark.tsx';

export const LEGEND: readonly SeatVariant[] = ['chosen', 'free', 'taken', 'mine', 'other'];
export const SWAP_LEGEND: readonly SeatVariant[] = ['chosen', 'former', 'free', 'taken', 'other'];

/** Signs of the plan in words. */
export function SeatLegend({
  said,
  variants,
  hasWheelchairs,
}: {
  said: Record<SeatVariant, string>;
  variants: readonly SeatVariant[];
  hasWheelchairs: boolean;
}) {
  return (
    <ul className="seats-legend" aria-hidden="true">
      {variants.map((variant) => (
        <li key={variant}>
          <svg
            viewBox="0 0 56 56"
            width="24"
            height="24"
            className={`seat seat-${variant}`}
            aria-hidden="true"
          >
            <SeatShape variant={variant} x={28} y={28} />
          </svg>
          {said[variant]}
        </li>
      ))}
      {hasWheelchairs ? (
        <li>
          <svg viewBox="0 0 56 56" width="24" height="24" className="seat seat-square" aria-hidden="true">
            <rect className="seat-shape" x="6" y="6" width="44" height="44" />
          </svg>
          <Trans>wheelchair place</Trans>
        </li>
      ) : null}
    </ul>
  );
}
