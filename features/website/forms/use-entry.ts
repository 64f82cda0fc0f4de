import { type RefObject, useEffect, useRef, useState } from 'react';
import { getJson, postJson } from '#platform/browser/api-client.ts';
import { useLanguage } from '#ui/use-language.ts';
import { checkEntry, type FieldErrors } from './check-entry.ts';
import type { FieldValues } from './field.ts';
import type { FormView } from './form-json.ts';
import type { FormSent, Refusal } from './form-sent.ts';
import { filesUnstored, inputName, readEntryForm } from './read-entry-form.ts';
import { isStarted, restoreTyped } from './restore-typed.ts';
import { clearTyped, readTyped, saveTyped, storedFiles } from './typed-values.ts';
import type { Uploaded } from './upload-file.ts';

interface Wrong {
  errors: FieldErrors;
  /** Messages from the server about fields. */
  said: Record<string, string>;
  refusal: Refusal | 'NOT_SENT' | null;
}

const REFUSALS: Record<string, Refusal> = {
  token: 'TOKEN',
  token_old: 'TOKEN_OLD',
  sent_before: 'SENT_BEFORE',
  too_soon: 'TOO_SOON',
  honeypot: 'HONEYPOT',
  full: 'FULL',
};

/** State of a form: its values, its stored ones, and its submission. */
export function useEntry(
  form: FormView,
  sent: FormSent,
  first: { token: string; fileNames: Record<string, string> },
  element: RefObject<HTMLFormElement | null>,
) {
  const language = useLanguage();
  const [values, setValues] = useState<FieldValues>(sent.values);
  const [fileNames, setFileNames] = useState(first.fileNames);
  const [wrong, setWrong] = useState<Wrong>({ errors: sent.errors, said: {}, refusal: sent.refusal });
  const [turn, setTurn] = useState(0);
  const [isDone, setDone] = useState(sent.isDone);
  const [isSending, setSending] = useState(false);
  const token = useRef(first.token);

  const read = (): FieldValues =>
    element.current ? readEntryForm(new FormData(element.current), form.fields) : values;
  const keep = (now: FieldValues, names = fileNames) => {
    setValues(now);
    saveTyped(form.id, { values: now, fileNames: names });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts begin to run
  useEffect(() => {
    if (sent.isDone) {
      clearTyped(form.id);
      return;
    }
    // Prefers the values just sent, from here or from within another page, because they are newer than the stored
    // ones.
    if (sent.refusal !== null || Object.keys(sent.errors).length > 0) {
      keep(read());
      return;
    }
    const stored = readTyped(form.id);
    if (!element.current || (!stored && !isStarted(element.current))) return;
    // Input before hydration has priority, and the focused input is unchanged.
    restoreTyped(element.current, stored?.values ?? {});
    const names = { ...stored?.fileNames, ...fileNames };
    setFileNames(names);
    keep({ ...read(), ...storedFiles(stored, form.fields) }, names);
  }, []);

  const refuse = (next: Wrong) => {
    setWrong(next);
    setTurn((before) => before + 1);
  };

  async function send(): Promise<void> {
    const now = read();
    keep(now);
    const data = new FormData(element.current ?? undefined);
    const unstored = filesUnstored(data, form.fields);
    const errors = Object.fromEntries(
      Object.entries(checkEntry(form.fields, now).errors).filter(([slug]) => !unstored.includes(slug)),
    );
    if (Object.keys(errors).length > 0) {
      refuse({ errors, said: {}, refusal: null });
      return;
    }
    if (unstored.length > 0) {
      // Its files go with it, as where no scripts run.
      element.current?.submit();
      return;
    }
    setSending(true);
    const website = data.get('website');
    const answer = await postJson(`/${language}/api/forms-entries/`, {
      form: form.id,
      field_values: now,
      token: token.current,
      website: String(website ?? ''),
    });
    setSending(false);
    if (answer.ok) {
      clearTyped(form.id);
      setDone(true);
      return;
    }
    const { code, answer: problem } = answer.error;
    const refusal = REFUSALS[code] ?? null;
    if (code === 'form_changed') {
      // Its page shows what it has become, with all that was typed.
      element.current?.submit();
      return;
    }
    if (refusal === 'TOKEN' || refusal === 'TOKEN_OLD' || refusal === 'SENT_BEFORE') {
      const fresh = await getJson(`/${language}/api/forms/${form.id}/`);
      if (fresh.ok) token.current = (fresh.value as { token: string }).token;
    }
    const fields = (problem.fields ?? []) as { field: string; message: string }[];
    const said = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
    refuse({ errors: {}, said, refusal: refusal ?? (fields.length > 0 ? null : 'NOT_SENT') });
  }

  return {
    values,
    wrong,
    turn,
    isDone,
    isSending,
    send,
    noteTyping: () => keep(read()),
    uploadedOf(slug: string): Uploaded | null {
      const id = values[slug];
      return typeof id === 'string' && fileNames[id] !== undefined ? { id, name: fileNames[id] } : null;
    },
    setUploaded(slug: string, file: Uploaded | null) {
      const names = file ? { ...fileNames, [file.id]: file.name } : fileNames;
      setFileNames(names);
      keep({ ...read(), [slug]: file?.id ?? '' }, names);
      if (!element.current) return;
      // Clears the input, because its remaining file would be sent in place of the removed one.
      const chosen = element.current.querySelectorAll<HTMLInputElement>(
        `input[type="file"][name="${inputName(slug)}"]`,
      );
      for (const input of chosen) input.value = '';
    },
  };
}
