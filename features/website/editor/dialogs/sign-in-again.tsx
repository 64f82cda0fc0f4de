import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { sendSignIn } from './send-sign-in.ts';

/** Shown when a session has ended: changes are preserved, and saved after signing in. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { saver } = useSession();
  const why = useValue(saver.saving).is;
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    setError(null);
    const page = isCodeAsked ? 'signInCode' : 'signIn';
    const answer = await sendSignIn(page, language, new FormData(event.currentTarget));
    setIsSending(false);
    if (answer === 'signed-in') saver.tell('signed-in');
    else if (answer === 'unanswered') setError(t`No response. Try again.`);
    else if (answer === 'code-needed') setIsCodeAsked(true);
    else if (isCodeAsked)
      setError(t`That code doesn’t match. Enter the one your app is showing now, or start again.`);
    else setError(t`That email address and password don’t match.`);
  }

  return (
    <EditorDialog
      title={t`Sign in to carry on`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="sign-in-again" loading={isSending}>
            <Trans>Sign in and save</Trans>
          </Button>
          {isCodeAsked ? (
            <Button variant="ghost" onClick={() => setIsCodeAsked(false)}>
              <Trans>Back to password</Trans>
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
        </>
      }
    >
      <p className="lead">
        {why === 'second-factor' ? (
          <Trans>
            Your role needs two-factor sign-in. What you’ve written is still here:{' '}
            <a href={pathTo('twoFactor', language)} target="_blank" rel="noreferrer">
              set it up in a new tab
            </a>
            , then save again.
          </Trans>
        ) : why === 'forbidden' ? (
          <Trans>
            This account can’t edit pages. What you’ve written is still here: sign in with another account.
          </Trans>
        ) : (
          <Trans>
            You’ve been signed out. What you’ve written is still here, and will be saved once you’re back.
          </Trans>
        )}
      </p>
      {error ? (
        <p role="alert" className="field-error">
          {error}
        </p>
      ) : null}
      <form id="sign-in-again" className="editor-form" onSubmit={signIn}>
        {isCodeAsked ? (
          <TextField
            key="code"
            label={t`Code`}
            hint={t`The six digits from your app. No phone? Use one of your recovery codes.`}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        ) : (
          <>
            <TextField label={t`Email address`} name="email" type="email" autoComplete="username" required />
            <TextField
              label={t`Password`}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
      </form>
    </EditorDialog>
  );
}
