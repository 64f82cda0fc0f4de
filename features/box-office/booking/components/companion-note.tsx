import { Trans } from '@lingui/react/macro';

/** Tickets that are sold with others alone, without those. */
export function CompanionNote() {
  return (
    <Trans>Some of these tickets are only sold with others. Below each price you’ll see which ones.</Trans>
  );
}
