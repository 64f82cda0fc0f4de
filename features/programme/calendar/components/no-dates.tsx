import { Trans } from '@lingui/react/macro';

/** Stands where dates would. */
export function NoDates() {
  return (
    <p>
      <Trans>Unfortunately, there are no upcoming events.</Trans>
    </p>
  );
}
