import { Trans } from '@lingui/react/macro';
import type { ExceptionLine } from '../opening-view.ts';
import { ExceptionHours } from './exception-hours.tsx';

/** The days that differ from their week; nothing where there is none. */
export function DifferentDays({ lines }: { lines: readonly ExceptionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="exceptions">
      <h3>
        <Trans>Different hours in the coming weeks</Trans>
      </h3>
      <dl className="exception-list">
        {lines.map((line) => (
          <div key={line.day}>
            <dt>{line.name}</dt>
            <dd>
              <ExceptionHours line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
