import { Trans } from '@lingui/react/macro';
import type { RegularHours } from '../opening-view.ts';
import { DifferentDays } from './different-days.tsx';

/** The ordinary week, days with the same hours on one line, and under it the days that differ. */
export function WeekHours({ hours: { week, exceptions } }: { hours: RegularHours }) {
  return (
    <>
      <dl className="hours-list">
        {week.map((line) => (
          <div key={line.days}>
            <dt>{line.days}</dt>
            <dd lang={line.text?.lang}>{line.text?.text ?? line.hours ?? <Trans>Closed</Trans>}</dd>
          </div>
        ))}
      </dl>
      <DifferentDays lines={exceptions} />
    </>
  );
}
