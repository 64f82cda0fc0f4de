import { anchorId } from '#features/content/index.ts';
import { WeekHours } from '#features/opening-hours/index.ts';
import { Holes } from '#ui/holes.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { openingHours } from './module.ts';
import type { ShownHours } from './shown-hours.ts';

/** The first hour that has a hole, and how many have one. */
const FIRST = 8;
const HOLES = 12;

function OpeningHoursView({ loaded, values: { note, anchor }, text }: ViewProps<typeof openingHours>) {
  const hours = loaded as unknown as ShownHours | undefined;
  if (!hours && !note) return null;
  return (
    <div className="module-hours" id={anchor ? anchorId(anchor.text) : undefined}>
      {hours ? <HoursAsHoles days={hours.days} /> : null}
      <div>
        {hours ? <WeekHours hours={hours} /> : null}
        {note ? <p className="muted" {...text('note')} /> : null}
      </div>
    </div>
  );
}

/** The same as the words say, one hole for each hour from eight to twenty. */
function HoursAsHoles({ days }: Pick<ShownHours, 'days'>) {
  return (
    <div className="module-hours-holes" aria-hidden="true">
      {days.map(({ name, isToday, ranges }) => {
        const [from = FIRST, to = FIRST] = ranges[0] ?? [];
        return (
          <p key={name} data-today={isToday ? '' : undefined}>
            <span>{name}</span>
            <Holes count={HOLES} filled={[from - FIRST, to - FIRST - 1]} />
          </p>
        );
      })}
    </div>
  );
}

export const look: ModuleView = { View: OpeningHoursView };
