import { Trans } from '@lingui/react/macro';

/** How money that is owed for something cancelled comes back. */
export function MoneyBack({ isOnline }: { /** The way it was paid, by itself. */ isOnline: boolean }) {
  return isOnline ? (
    <Trans>The money goes back the way you paid, by itself.</Trans>
  ) : (
    <Trans>You get it in cash at the box office, or by bank transfer.</Trans>
  );
}
