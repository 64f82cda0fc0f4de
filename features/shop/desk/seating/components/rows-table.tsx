import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { curveOf, type SeatingPlan, type SeatRow } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { seatingPlanPath } from '../seating-path.ts';

/** The rows of a plan: the same document without the drawing. */
export const RowsTable = memo(function RowsTable({
  id,
  plan: { zones, groups },
  chosen,
  faulty,
  language,
  onShow,
}: {
  id: number;
  plan: SeatingPlan;
  /** Zones and rows that are changed, as `0-3`, with spaces between them. */
  chosen: string;
  /** The same of those with errors. */
  faulty: string;
  language: Language;
  /** Selects seats on the canvas, by their numbers for life; `null` without a canvas. */
  onShow: ((guids: readonly string[]) => void) | null;
}) {
  const { t } = useLingui();
  const changed = new Set(chosen.split(' '));
  const wrong = new Set(faulty.split(' '));
  const nameOf = new Map(groups.map(({ code, name }) => [code, shown(name, language)]));
  const counted = (row: SeatRow) => {
    const codes = new Set(row.seats.map(({ group }) => group));
    return [...codes].map((code) => nameOf.get(code)?.text ?? code).join(', ');
  };
  const features = ({ seats }: SeatRow): string =>
    [
      seats.every(({ isStepFree }) => isStepFree) ? t`step-free` : '',
      seats.every(({ isRemovable }) => isRemovable) ? t`chairs can be removed` : '',
      seats.some(({ isWheelchair }) => isWheelchair) ? t`wheelchair places` : '',
    ]
      .filter((each) => each !== '')
      .join(', ');
  return (
    <div className="seating-scroll">
      <table className="seating-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Part</Trans>
            </th>
            <th scope="col">
              <Trans>Seats</Trans>
            </th>
            <th scope="col">
              <Trans>Numbers</Trans>
            </th>
            <th scope="col">
              <Trans>Seat group</Trans>
            </th>
            <th scope="col">
              <Trans>Aisle after</Trans>
            </th>
            <th scope="col">
              <Trans>Curve</Trans>
            </th>
            <th scope="col">
              <Trans>Quality</Trans>
            </th>
            <th scope="col">
              <Trans>Features</Trans>
            </th>
            <th scope="col">
              <VisuallyHidden>
                <Trans>Change</Trans>
              </VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody translate="no">
          {zones.flatMap((zone, zoneIndex) =>
            zone.rows.map((row, index) => {
              const key = `${zoneIndex}-${index}`;
              const { label } = row;
              return (
                <tr
                  key={key}
                  aria-current={changed.has(key) ? 'true' : undefined}
                  className={wrong.has(key) ? 'seating-row-wrong' : undefined}
                >
                  <th scope="row">
                    {onShow ? (
                      <button
                        type="button"
                        className="text-link"
                        aria-label={t`Row ${label}: select`}
                        onClick={() => onShow(row.seats.map(({ guid }) => guid))}
                      >
                        {label}
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                  <td lang={shown(zone.name, language).lang}>{shown(zone.name, language).text}</td>
                  <td>{row.seats.length}</td>
                  <td>{numbersOf(row)}</td>
                  <td>{counted(row)}</td>
                  <td>{aislesOf(row)}</td>
                  <td>{t`${curveOf(row.seats)} cm`}</td>
                  <td>{t`${row.stars} of 5`}</td>
                  <td>{features(row)}</td>
                  <td>
                    <a
                      className="text-link"
                      href={`${seatingPlanPath(id, language, { row: key })}#seating-row`}
                    >
                      <Trans>Change</Trans>
                      <VisuallyHidden> {t`row ${label}`}</VisuallyHidden>
                    </a>
                  </td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </div>
  );
});

/** The numbers of a row as they are printed: 1–12, or one by one where they are in no order. */
function numbersOf({ seats }: SeatRow): string {
  const numbers = seats.map(({ label }) => label);
  const isInOrder = numbers.every(
    (label, index) => index === 0 || Math.abs(Number(label) - Number(numbers[index - 1])) === 1,
  );
  if (isInOrder && numbers.length > 2) return `${numbers[0]}–${numbers.at(-1)}`;
  return numbers.join(' ');
}

/** Labels of the seats before an aisle. */
function aislesOf({ seats }: SeatRow): string {
  return seats
    .flatMap((_, index) => (seats[index + 1]?.isAfterAisle ? [seats[index]?.label] : []))
    .join(', ');
}
