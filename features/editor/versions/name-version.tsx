import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { postJson } from '#platform/browser/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useSession } from '../session/session-context.ts';

/** Keeps the page as it is now, under a name. */
export function NameVersion({ onNamed }: { onNamed: () => void }) {
  const { t } = useLingui();
  const { page, saver, announce } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('version-name') ?? '').trim();
    if (name === '') return setError(t`Give it a name first, such as “before the premiere”.`);
    setIsSending(true);
    const isSaved = await saver.flush();
    const answer = isSaved
      ? await postJson(`/${page.language}/pageeditor-api/documents/${page.document}/versions/`, {
          base_version: saver.queue.get().version,
          name,
        })
      : null;
    setIsSending(false);
    if (!answer?.ok) return setError(t`It was not kept. Look at how saving stands, and try again.`);
    setError(null);
    form.reset();
    announce(t`Kept as a version`);
    onNamed();
  };
  return (
    <form className="name-version" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label={t`Keep the page as it is now, as`}
        name="version-name"
        autoComplete="off"
        maxLength={200}
        error={error}
      />
      <Button type="submit" size="small" variant="ghost" loading={isSending}>
        <Trans>Keep</Trans>
      </Button>
    </form>
  );
}
