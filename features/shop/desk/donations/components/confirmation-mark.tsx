import { Trans } from '@lingui/react/macro';
import { Tag } from '#ui/tag.tsx';
import type { Donor } from '../donors.server.ts';

/** State of a donor’s confirmation: missing, made, or no longer what was given. */
export function ConfirmationMark({ donor: { confirmation, change } }: { donor: Donor }) {
  if (!confirmation) return <Trans context="receipt">not made yet</Trans>;
  const { number } = confirmation;
  return (
    <>
      <span translate="no">{number}</span>{' '}
      {change === null ? null : (
        <Tag tone="orange">
          {change === 'less' ? <Trans>given back since</Trans> : <Trans>more given since</Trans>}
        </Tag>
      )}
    </>
  );
}
