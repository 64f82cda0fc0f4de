import { Trans } from '@lingui/react/macro';
import { ExceptionHours, type RegularHours } from '#features/programme/opening-hours/index.ts';

/** When the doors open before a date, and when the box office is there: in the week, and on days that differ. */
export function OpeningTimes({ doorsMinutes, hours }: { doorsMinutes: number; hours: RegularHours }) {
  const open = hours.week.filter((line) => line.hours !== null);
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
          {open.map(({ days, hours: range, text }) => (
            <span key={days}>
              {days} {text ? <span lang={text.lang}>{text.text}</span> : range}
            </span>
          ))}
        </dd>
      </div>
      {hours.exceptions.map((line) => (
        <div key={line.day}>
          <dt>{line.name}</dt>
          <dd>
            <ExceptionHours line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
