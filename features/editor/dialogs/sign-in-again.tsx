import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { sendSignIn } from './send-sign-in.ts';

/** Stands over the page when a session has ended: what was written stays, and is saved once somebody has signed in. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { saver } = useSession();
  const isForbidden = useValue(saver.saving).is === 'forbidden';
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
    else if (answer === 'unanswered') setError(t`No answer came. Please try again.`);
    else if (answer === 'code-needed') setIsCodeAsked(true);
    else if (isCodeAsked)
      setError(t`This code does not fit. Type the one your app shows now, or begin anew.`);
    else setError(t`E-mail address and password do not belong together.`);
  }

  return (
    <EditorDialog
      title={t`Please sign in again`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="sign-in-again" loading={isSending}>
            <Trans>Sign in and save</Trans>
          </Button>
          {isCodeAsked ? (
            <Button variant="ghost" onClick={() => setIsCodeAsked(false)}>
              <Trans>Back to the password</Trans>
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onClose}>
            <Trans>Later</Trans>
          </Button>
        </>
      }
    >
      <p className="lead">
        {isForbidden ? (
          <Trans>
            This account may not edit pages. What you have written is still here: sign in with another one.
          </Trans>
        ) : (
          <Trans>
            You have been signed out. What you have written is still here, and is saved once you are back.
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
            hint={t`Six digits from the app. Without your phone: one of your recovery codes.`}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        ) : (
          <>
            <TextField label={t`E-mail address`} name="email" type="email" autoComplete="username" required />
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
