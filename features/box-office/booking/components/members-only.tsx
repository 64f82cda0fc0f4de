import { Trans } from '@lingui/react/macro';

/** What members alone may buy, or not everybody yet. */
export function MembersOnly() {
  return <Trans>These tickets are for members. Sign in to your account, then choose them again.</Trans>;
}
