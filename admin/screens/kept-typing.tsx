import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { STATE } from '../api/data-provider.ts';
import { useWords } from '../words/use-words.ts';

/**
 * Keeps what is typed and not saved in the browser's session, so that a reload, a crash or an end of the session loses
 * nothing; and offers it again where the form is opened the next time.
 */
export function KeptTyping() {
  const words = useWords();
  const form = useFormContext();
  const { isDirty } = useFormState();
  const values = useWatch();
  const key = useKey();
  const [found, setFound] = useState(() => sessionStorage.getItem(key));

  useEffect(() => {
    if (isDirty) sessionStorage.setItem(key, JSON.stringify(values));
    // What was found waits for its answer.
    else if (found === null) sessionStorage.removeItem(key);
  }, [isDirty, found, values, key]);

  if (found === null) return null;
  const restore = () => {
    const { [STATE]: _, ...typed } = JSON.parse(found) as Record<string, unknown>;
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true });
    setFound(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', mb: 2 }}
      action={
        <>
          <Button onClick={restore}>{words('restore')}</Button>
          <Button onClick={() => setFound(null)}>{words('discard')}</Button>
        </>
      }
    >
      {words('kept')}
    </Alert>
  );
}

/** What was typed into a new record is kept no longer: it is stored. */
export function forgetTyping(resource: string): void {
  sessionStorage.removeItem(keyOf(resource, undefined));
}

function useKey(): string {
  return keyOf(useResourceContext() ?? '', useRecordContext()?.id);
}

function keyOf(resource: string, id: unknown): string {
  return `admin typing ${resource} ${id ?? 'new'}`;
}
