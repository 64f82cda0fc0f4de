import { Trans } from '@lingui/react/macro';
import type { ExceptionLine } from '../opening-view.ts';

/** The hours of a day that differs from its week, and why. */
export function ExceptionHours({ line: { hours, text } }: { line: ExceptionLine }) {
  return (
    <>
      {hours ?? <Trans>Closed</Trans>}
      {text ? (
        <>
          {', '}
          <span lang={text.lang}>{text.text}</span>
        </>
      ) : null}
    </>
  );
}
