import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useSession } from '../session/session-context.ts';
import { saveVersion } from './version-calls.ts';

/** Saves the current draft under a name; with a note in a dialog, where there is room for one. */
export function NameVersion({
  name,
  onName,
  onWithNote,
  onNamed,
}: {
  name: string;
  onName: (name: string) => void;
  onWithNote: () => void;
  onNamed: () => void;
}) {
  const { t } = useLingui();
  const { page, saver, tell } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t`Give it a name first, such as “before the opening night”.`);
    setIsSending(true);
    const isSaved = await saver.flush();
    const draft = { baseVersion: saver.queue.get().version, texts: { name, note: '' } };
    const why = isSaved ? await saveVersion(page.document, page.language, draft) : 'unsaved';
    setIsSending(false);
    if (why !== null) return setError(t`The version wasn’t saved. Check the save status and try again.`);
    setError(null);
    tell(t`Saved as a version`);
    onNamed();
  };
  return (
    <form className="name-version" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t`Save the page as it is now as`}
        autoComplete="off"
        maxLength={200}
        error={error}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <Button type="submit" size="small" variant="ghost" loading={isSending}>
        <Trans>Save version</Trans>
      </Button>
      <button type="button" className="text-link" onClick={onWithNote}>
        <Trans>Save with a note</Trans>
      </button>
    </form>
  );
}
