import { Trans } from '@lingui/react/macro';

/**
 * Tells an editor without a session or permission that their changes are not saved; the changes are preserved, and signing
 * in over the page continues with them.
 */
export function SavingBlockedNote({
  why,
  onSignIn,
}: {
  why: 'signed-out' | 'forbidden';
  onSignIn: () => void;
}) {
  return (
    <p role="alert" className="dialog-problem">
      {why === 'signed-out' ? (
        <Trans>You’ve been signed out. What you’ve written is still here.</Trans>
      ) : (
        <Trans>This account can’t edit pages. What you’ve written is still here.</Trans>
      )}{' '}
      <button type="button" className="text-link" onClick={onSignIn}>
        <Trans>Sign in again</Trans>
      </button>
    </p>
  );
}
