import { Trans } from '@lingui/react/macro';
import type { WeekLine } from '../opening-view.ts';

/** The ordinary week, days with the same hours on one line. */
export function WeekHours({ week }: { week: WeekLine[] }) {
  return (
    <dl className="hours-list">
      {week.map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd lang={line.text?.lang}>{line.text?.text ?? line.hours ?? <Trans>Closed</Trans>}</dd>
        </div>
      ))}
    </dl>
  );
}
