import { Trans } from '@lingui/react/macro';
import type { HouseHours } from '../opening-view.ts';
import { ExceptionHours } from './exception-hours.tsx';

/** The ordinary week, days with the same hours on one line, and under it the days that differ. */
export function WeekHours({ hours: { week, exceptions } }: { hours: HouseHours }) {
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
      {exceptions.length > 0 ? (
        <div className="exceptions">
          <h3>
            <Trans>Different in the coming weeks</Trans>
          </h3>
          <dl className="exception-list">
            {exceptions.map((line) => (
              <div key={line.day}>
                <dt>{line.name}</dt>
                <dd>
                  <ExceptionHours line={line} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </>
  );
}
