import { Trans } from '@lingui/react/macro';

/** What somebody wrote is not saved because of who they are by now; it stays, and signing in over the page goes on with it. */
export function MayNotSave({ why, onSignIn }: { why: 'signed-out' | 'forbidden'; onSignIn: () => void }) {
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
