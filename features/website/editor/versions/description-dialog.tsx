import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { SignInAgain } from '../dialogs/sign-in-again.tsx';
import { UnsavedFooter } from '../dialogs/unsaved-footer.tsx';
import { useSession } from '../session/session-context.ts';
import { DescriptionFields } from './description-fields.tsx';
import { DescriptionProblem } from './description-problem.tsx';
import { type Description, useDescription } from './use-description.ts';
import type { Version } from './version-calls.ts';

const FORM = 'version-description';

interface OpenDescription {
  /** `null`: the current draft, which is saved with this description. */
  version: Version | null;
  /** A name somebody has typed already. */
  typed: string;
}

/** Name and note of a version; the content of the version is unchanged. */
export function DescriptionDialog({
  about: { version, typed },
  onSaved,
  onClose,
}: {
  about: OpenDescription;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const description = useDescription(version, typed);
  const number = version?.number ?? 0;
  const title = version ? t`Name and note for version ${number}` : t`Save with a note`;
  if (typeof description === 'object')
    return <WrittenDescription title={title} description={description} onSaved={onSaved} onClose={onClose} />;
  return (
    <EditorDialog title={title} onClose={onClose}>
      {description === 'loading' ? (
        <p role="status">
          <Trans>Loading</Trans>
        </p>
      ) : (
        <p role="alert">
          <Trans>This couldn’t be loaded. Close it and try again.</Trans>
        </p>
      )}
    </EditorDialog>
  );
}

function WrittenDescription({
  title,
  description,
  onSaved,
  onClose,
}: {
  title: string;
  description: Description;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { announce } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const { isChanged, isNew, isSending } = description;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (isNew || isChanged) {
      if (!(await description.save())) {
        requestAnimationFrame(toFault);
        return;
      }
      announce(isNew ? t`Saved as a version` : t`Name and note saved`);
      onSaved();
    }
    onClose();
  }
  const toFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();

  return (
    <EditorDialog
      title={title}
      onClose={() => (isChanged && !isLeaving ? setIsLeaving(true) : onClose())}
      footer={
        isLeaving ? (
          <UnsavedFooter onDiscard={onClose} onGoOn={() => setIsLeaving(false)} />
        ) : (
          <Button type="submit" form={FORM} loading={isSending}>
            {isNew ? <Trans>Save version</Trans> : <Trans>Save</Trans>}
          </Button>
        )
      }
    >
      <DescriptionProblem description={description} onSignIn={() => setIsSigningIn(true)} />
      <form id={FORM} ref={form} className="version-description" onSubmit={(event) => void save(event)}>
        <DescriptionFields description={description} />
      </form>
      {isSigningIn ? <SignInAgain onClose={() => setIsSigningIn(false)} /> : null}
    </EditorDialog>
  );
}
