import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { BASE } from '../api/data-provider.ts';
import { changedFields } from '../api/record-values.ts';
import { useWords } from '../words/use-words.ts';

/**
 * Keeps what is typed and not saved in the browser's session, so that a reload, a crash or an end of the session loses
 * nothing; and offers it again where the form is opened the next time.
 */
export function UnsavedInput() {
  const words = useWords();
  const form = useFormContext();
  const { isDirty } = useFormState();
  const values = useWatch();
  const record = useRecordContext();
  const key = keyOf(useResourceContext() ?? '', record?.id);
  const [found, setFound] = useState(() => sessionStorage.getItem(key));

  useEffect(() => {
    if (isDirty) sessionStorage.setItem(key, JSON.stringify(typingOf(values, record)));
    // A draft that was found is stored until the editor restores or discards it.
    else if (found === null) sessionStorage.removeItem(key);
  }, [isDirty, found, values, record, key]);

  if (found === null) return null;
  const restore = () => {
    const { typed, base } = JSON.parse(found) as Typing;
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true });
    // A save made by somebody else in the meantime leads to the usual conflict dialog; it is not overwritten.
    form.setValue(BASE, base);
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

/** Deletes the draft of a new record: the record is stored now. */
export function clearUnsavedInput(resource: string): void {
  sessionStorage.removeItem(keyOf(resource, undefined));
}

interface Typing {
  typed: Record<string, unknown>;
  /** The record it was typed over; a new one has none. */
  base: RaRecord | undefined;
}

function typingOf(values: Record<string, unknown>, record: RaRecord | undefined): Typing {
  const base = (values[BASE] as RaRecord | undefined) ?? record;
  return { typed: changedFields(base ?? {}, values), base };
}

function keyOf(resource: string, id: unknown): string {
  return `admin typing ${resource} ${id ?? 'new'}`;
}
