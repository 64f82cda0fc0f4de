import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { moduleOf, summaryOf } from '#features/core/documents/index.ts';
import { formatTime, timeOf } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS } from '../definitions.ts';
import { DisputedDialog } from '../dialogs/disputed-dialog.tsx';
import { SignInAgain } from '../dialogs/sign-in-again.tsx';
import { useSession } from '../session/session-context.ts';
import { useJump } from '../session/use-jump.ts';
import { useValue } from '../store/value.ts';

/** State of saving, always in words. An error remains until it is solved, and links to its solution. */
export function SavingState() {
  const { saver } = useSession();
  const { is } = useValue(saver.saving);
  const problems = useValue(saver.problems);
  const { disputed } = useValue(saver.queue);
  const isWrong = is === 'refused' || problems.length > 0;
  const [asked, setAsked] = useState<'sign-in' | 'disputed' | null>(null);
  const isSignedOut = is === 'signed-out' || is === 'forbidden' || is === 'second-factor';
  // Opens the sign-in dialog at once for editors who are signed out; the dialog for conflicts opens only on request.
  useEffect(() => setAsked(isSignedOut ? 'sign-in' : null), [isSignedOut]);
  const toSolve = isSignedOut ? 'sign-in' : disputed.length > 0 ? 'disputed' : null;
  return (
    <div className="saving-state" data-saving={isWrong ? 'wrong' : is}>
      {isWrong ? (
        <p role="alert">
          <Wrong />
        </p>
      ) : (
        <p role="status">
          {toSolve ? (
            <button type="button" className="saving-state-jump" onClick={() => setAsked(toSolve)}>
              <Words />
            </button>
          ) : (
            <Words />
          )}
        </p>
      )}
      {asked === 'sign-in' && isSignedOut ? <SignInAgain onClose={() => setAsked(null)} /> : null}
      {asked === 'disputed' && disputed.length > 0 ? <DisputedDialog onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

function Words() {
  const { t } = useLingui();
  const language = useLanguage();
  const { saver } = useSession();
  const saving = useValue(saver.saving);
  const { pending, disputed } = useValue(saver.queue);
  const open = pending.length + disputed.length;
  if (disputed.length > 0 && saving.is === 'saved')
    return t`${plural(disputed.length, {
      one: '# field needs a decision, everything else is saved',
      other: '# fields need a decision, everything else is saved',
    })}`;
  switch (saving.is) {
    case 'clean':
      return t`All saved`;
    case 'dirty':
    case 'saving':
      return t`Saving`;
    case 'saved': {
      const time = formatTime(timeOf(new Date(saving.at).toISOString()), language);
      return t`Saved ${time}`;
    }
    case 'offline':
      return t`${plural(open, { one: 'Offline, # unsaved change', other: 'Offline, # unsaved changes' })}`;
    case 'signed-out':
      return t`Not saved: sign in`;
    case 'forbidden':
      return t`Not saved: your account can’t edit pages`;
    case 'second-factor':
      return t`Not saved: set up two-factor sign-in`;
    case 'in-trash':
      return t`Not saved: this page is in the bin. Restore it to carry on`;
    default:
      return t`Not saved yet, retrying`;
  }
}

function Wrong() {
  const language = useLanguage();
  const { saver, editor } = useSession();
  const jump = useJump();
  const [problem] = useValue(saver.problems);
  const module = problem && moduleOf(editor.document, problem.id);
  if (!problem || !module) return <Trans>Not saved: the server rejected it</Trans>;
  const name = summaryOf(DEFINITIONS, module, language);
  return (
    <button type="button" className="saving-state-jump" onClick={() => jump({ ...problem, isWrong: true })}>
      <Trans>Not saved: {name}</Trans>
    </button>
  );
}
