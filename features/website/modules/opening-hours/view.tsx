import { Trans } from '@lingui/react/macro';
import { anchorId } from '#features/core/documents/index.ts';
import { type DayLine, DifferentDays } from '#features/programme/opening-hours/index.ts';
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
      <div>
        {hours ? <WeekByDay days={hours.days} /> : null}
        {note ? <p className="muted" {...text('note')} /> : null}
      </div>
      {hours ? <DifferentDays lines={hours.exceptions} /> : null}
    </div>
  );
}

/** A line for each day: one hole for each hour from eight to twenty, and the same in words. */
function WeekByDay({ days }: Pick<ShownHours, 'days'>) {
  return (
    <dl className="week-by-day">
      {days.map(({ name, isToday, ranges, hours, text }) => (
        <div key={name} data-today={isToday ? '' : undefined}>
          <dt>
            {name}
            {isToday ? (
              <>
                {' · '}
                <Trans>today</Trans>
              </>
            ) : null}
          </dt>
          <dd lang={text?.lang}>
            <Holes count={HOLES} filled={filledBy(ranges)} />
            <span>{text?.text ?? hours ?? <Trans>Closed</Trans>}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** From the first open hour to the last one: a break at noon is given in words. */
function filledBy(ranges: DayLine['ranges']): [first: number, last: number] {
  const [first, last] = [ranges[0]?.from, ranges.at(-1)?.to];
  if (!first || !last) return [0, -1];
  return [hourOf(first) - FIRST, hourOf(last) - FIRST - 1];
}

const hourOf = (time: string) => Number(time.slice(0, 2));

export const view: ModuleView = { View: OpeningHoursView };
