import { Trans } from '@lingui/react/macro';

/** Message for tickets only members may buy, or that are not on sale to everybody yet. */
export function MembersOnly() {
  return <Trans>These tickets are for members. Sign in to your account, then choose them again.</Trans>;
}
