import { useLingui } from '@lingui/react/macro';
import type { Seat, SeatGroup } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';

/** Names of seats as they are read aloud: `Row S6, seat 7, Chair row, step-free`. */
export function useSeatNames(language: Language) {
  const { t } = useLingui();

  const marks = (seat: Seat): string[] => [
    ...(seat.isWheelchair ? [t`wheelchair place`] : []),
    ...(seat.isCompanion ? [t`companion’s seat`] : []),
    ...(seat.isStepFree ? [t`step-free`] : []),
    ...(seat.isRemovable ? [t`can be removed`] : []),
    ...(seat.restrictedView ? [shown(seat.restrictedView, language).text] : []),
  ];

  return (
    row: { label: string; zone: string | null },
    seat: Seat,
    groups: readonly SeatGroup[],
    isFaulty: boolean,
  ) => {
    const { label: name } = row;
    const { label: number } = seat;
    const group = groups.find(({ code }) => code === seat.group);
    return [
      ...(row.zone === null ? [] : [row.zone]),
      t`Row ${name}`,
      t`seat ${number}`,
      ...(group ? [shown(group.name, language).text] : []),
      ...marks(seat),
      ...(isFaulty ? [t`has an error`] : []),
    ].join(', ');
  };
}
