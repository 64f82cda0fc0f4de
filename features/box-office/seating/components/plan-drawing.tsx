import type { Language } from '#lib/localized.ts';
import { shown } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import type { Seat, SeatingPlan } from '../plan/seating-plan.ts';
import { viewBoxOf, visibleBox } from '../plan/visible-box.ts';
import { AreaShape } from './area-shape.tsx';

/** Radius of a seat, in centimetres. */
const RADIUS = 22;

/** The plan from above, the stage at its top. Seats with faults have a ring, wheelchair places are square. */
export function PlanDrawing({
  plan,
  label,
  faulty,
  chosen = new Set(),
  language,
}: {
  plan: SeatingPlan;
  /** Description for those who do not see it; a table of its rows stands beside it. */
  label: string;
  /** Indexes among all seats. */
  faulty: ReadonlySet<number>;
  /** Numbers of seats that are proposed or taken by whom it is shown to. */
  chosen?: ReadonlySet<string>;
  language: Language;
}) {
  const { size, zones, areas, groups } = plan;
  const toneOf = new Map(groups.map(({ code, tone }) => [code, tone]));
  let index = -1;
  return (
    <svg className="seating-plan" viewBox={viewBoxOf(visibleBox(plan))} role="img" aria-label={label}>
      {areas.map((area) => (
        <g key={`${area.x}/${area.y}`} className={`seating-${area.kind}`}>
          <AreaShape area={area} />
          <text x={area.x + area.width / 2} y={area.y + area.height / 2}>
            {shown(area.text, language).text}
          </text>
        </g>
      ))}
      {zones.flatMap((zone) =>
        zone.rows.map((row) => {
          const [first] = row.seats;
          const left = row.seats.reduce((least, { x }) => Math.min(least, x), size.width);
          return (
            <g key={`${zone.name.de}/${row.label}/${first?.guid}`}>
              <text className="seating-row-name" x={left - RADIUS * 3} y={first?.y}>
                {row.label}
              </text>
              {row.seats.map((seat) => {
                index += 1;
                const tone = toneOf.get(seat.group) ?? 'stein';
                return (
                  <SeatMark
                    key={seat.guid}
                    seat={seat}
                    tone={tone}
                    isFaulty={faulty.has(index)}
                    isChosen={chosen.has(seat.guid)}
                  />
                );
              })}
            </g>
          );
        }),
      )}
    </svg>
  );
}

function SeatMark({
  seat,
  tone,
  isFaulty,
  isChosen,
}: {
  seat: Seat;
  tone: string;
  isFaulty: boolean;
  isChosen: boolean;
}) {
  const { x, y, label, isWheelchair } = seat;
  return (
    <g
      className={classNames(
        'seating-seat',
        `seating-${tone}`,
        isFaulty && 'seating-faulty',
        isChosen && 'seating-chosen',
      )}
    >
      {isWheelchair ? (
        <rect x={x - RADIUS} y={y - RADIUS} width={RADIUS * 2} height={RADIUS * 2} />
      ) : (
        <circle cx={x} cy={y} r={RADIUS} />
      )}
      {isFaulty ? <circle className="seating-ring" cx={x} cy={y} r={RADIUS + 8} /> : null}
      <text x={x} y={y}>
        {label}
      </text>
    </g>
  );
}
