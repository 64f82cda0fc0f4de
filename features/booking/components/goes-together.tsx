import { Trans } from '@lingui/react/macro';

/** Tickets that are sold with others alone, without those. */
export function GoesTogether() {
  return (
    <Trans>
      Some of these tickets are sold only together with others. What they go with stands below their price.
    </Trans>
  );
}
