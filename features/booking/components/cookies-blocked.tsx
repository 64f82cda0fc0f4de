import { Trans } from '@lingui/react/macro';

/** Why there can be no cart. */
export function CookiesBlocked() {
  return (
    <Trans>
      Your browser keeps no cookies of this site. Without one we cannot tell whose cart it is: please allow
      them for this page and try again.
    </Trans>
  );
}
