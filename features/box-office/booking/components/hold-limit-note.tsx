import { Trans } from '@lingui/react/macro';

/** Reason a connection gets no more seats at the moment (docs/decisions/0016). */
export function HoldLimitNote() {
  return (
    <Trans>
      Too many seats are already being held from your connection. Buy those first, or wait until some are
      released.
    </Trans>
  );
}
