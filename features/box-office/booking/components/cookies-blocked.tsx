import { Trans } from '@lingui/react/macro';

/** Reason no cart can be created. */
export function CookiesBlocked() {
  return (
    <Trans>
      Your browser blocks cookies from this site. Without one we can’t tell whose cart it is. Allow them for
      this page and try again.
    </Trans>
  );
}
