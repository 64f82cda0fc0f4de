import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { SeatsPage, SeatView } from '../seats-page.ts';

/** Names of seats: `Row K2, seat 7, Cushion row, free, 7 €, step-free`. */
export function useSeatWords({ hall, wanted }: Pick<SeatsPage, 'hall' | 'wanted'>) {
  const { t } = useLingui();

  const row = ({ zone, row: label }: Pick<SeatView, 'zone' | 'row'>): string =>
    hall.hasZones ? `${zone}, ${t`Row ${label}`}` : t`Row ${label}`;
  const seat = ({ seat: number }: Pick<SeatView, 'seat'>): string => t`seat ${number}`;

  /** Its seat group and what one of the tickets asked for costs in it; no price where none is asked for. */
  const kind = ({ group }: SeatView): string => {
    const asked = wanted.find(({ seatGroup }) => seatGroup === group);
    if (!asked) return t`another seat group`;
    const cents = [...new Set(asked.tickets.map((ticket) => ticket.cents))];
    return [asked.name.text, cents.map((each) => formatPrice(each)).join(' / ')].filter(Boolean).join(', ');
  };

  const marks = ({ isWheelchair, isCompanion, isStepFree, restrictedView }: SeatView): string[] => [
    ...(isWheelchair ? [t`wheelchair place`] : []),
    ...(isCompanion ? [t`companion’s seat`] : []),
    ...(isStepFree ? [t`step-free`] : []),
    ...(restrictedView === null ? [] : [restrictedView]),
  ];

  /** Chosen seats by row, in the order of the plan: `Row K2, seats 7, 8`. */
  const rows = (seats: readonly Pick<SeatView, 'zone' | 'row' | 'seat'>[]): string =>
    [...Map.groupBy(seats, row)]
      .map(([name, own]) => {
        const numbers = own.map(({ seat: number }) => number).join(', ');
        return `${name}, ${own.length === 1 ? t`seat ${numbers}` : t`seats ${numbers}`}`;
      })
      .join('; ');

  return { row, seat, kind, marks, rows };
}
