import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { pathTo } from '#features/navigation/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { EditorDialog } from './editor-dialog.tsx';

/** Stands over the page when a session has ended: what was written stays, and is saved once somebody has signed in. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { saver } = useSession();
  const isForbidden = useValue(saver.saving).is === 'forbidden';
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    setError(null);
    const answer = await sendSignIn(pathTo('signIn', language), new FormData(event.currentTarget));
    setIsSending(false);
    if (answer === 'signed-in') saver.tell('signed-in');
    else if (answer === 'refused') setError(t`E-mail address and password do not belong together.`);
    else setError(t`No answer came. Please try again.`);
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
        <TextField label={t`E-mail address`} name="email" type="email" autoComplete="username" required />
        <TextField
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </form>
    </EditorDialog>
  );
}

/** Sends the form of the sign-in page: who gets in is led on, who does not gets the page back. */
async function sendSignIn(path: string, form: FormData): Promise<'signed-in' | 'refused' | 'unanswered'> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.set(name, value);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body,
      redirect: 'manual',
      credentials: 'same-origin',
    });
    return answer.type === 'opaqueredirect' ? 'signed-in' : 'refused';
  } catch {
    return 'unanswered';
  }
}
