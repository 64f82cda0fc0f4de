import { Trans } from '@lingui/react/macro';
import type { WeekLine } from '#features/opening-hours/index.ts';

/** When the doors open before a date, and when the box office is there. */
export function OpeningTimes({ doorsMinutes, week }: { doorsMinutes: number; week: WeekLine[] }) {
  const open = week.filter((line) => line.hours !== null);
  return (
    <dl className="opening-times">
      {doorsMinutes > 0 ? (
        <div>
          <dt>
            <Trans>Doors</Trans>
          </dt>
          <dd>
            <Trans>{doorsMinutes} minutes before the start</Trans>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          <Trans>Box office</Trans>
        </dt>
        <dd>
          {open.map(({ days, hours, text }) => (
            <span key={days}>
              {days} {text ? <span lang={text.lang}>{text.text}</span> : hours}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
