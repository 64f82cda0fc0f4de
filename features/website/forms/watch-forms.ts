import { DEFAULT_LANGUAGE, isLanguage } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import type { Field } from './field.ts';
import { isVisible } from './is-visible.ts';
import { readEntryForm } from './read-entry-form.ts';
import { isStarted, restoreTyped } from './restore-typed.ts';
import { readTyped, saveTyped, storedFiles } from './typed-values.ts';

interface FormJson {
  token: string;
  version: string;
  fields: Field<unknown>[];
}

/**
 * Brings forms within pages (`FormWithin`) to life: once somebody comes to one it gets the token it is sent with, asks what its
 * answers make necessary, and keeps what is typed until it is sent. Returns what ends it.
 */
export function watchForms(root: HTMLElement): () => void {
  const known = new Map<HTMLFormElement, Promise<FormJson | null>>();
  const formOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;

  const beginIn = (target: EventTarget | null) => {
    const form = formOf(target);
    if (!form || known.has(form)) return;
    const reading = readForm(form);
    known.set(form, reading);
    void reading.then((read) => {
      const token = form.elements.namedItem('token');
      // One that has changed since the page was opened is read once more on its own page before it is sent.
      if (read && read.version === form.dataset.version && token instanceof HTMLInputElement)
        token.value = read.token;
      // Drops a failed request, so that it is retried at the next field.
      if (!read) known.delete(form);
    });
  };
  const onFocus = ({ target }: Event) => beginIn(target);
  const enhanceForm = async (form: HTMLFormElement) => {
    // Not every browser focuses a checkbox on a click or a tap.
    beginIn(form);
    const read = await known.get(form);
    if (!read) return;
    saveAnswers(form, read.fields);
    showAsked(form, read.fields);
  };
  const onInput = ({ target }: Event) => {
    const form = formOf(target);
    if (form) void enhanceForm(form);
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('input', onInput);
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const stored = readTyped(Number(form.dataset.form));
    if (stored) restoreTyped(form, stored.values);
    // Somebody may have started before the code was there, and a browser keeps answers too.
    if (isStarted(form)) void enhanceForm(form);
  }
  // The focus may have been there before the code was.
  beginIn(document.activeElement);
  return () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('input', onInput);
  };
}

async function readForm({ dataset }: HTMLFormElement): Promise<FormJson | null> {
  const { lang } = document.documentElement;
  const answer = await getJson(`/${isLanguage(lang) ? lang : DEFAULT_LANGUAGE}/api/forms/${dataset.form}/`);
  return answer.ok ? (answer.value as FormJson) : null;
}

/** Files are stored by the form's own page alone: here they are sent along. */
function saveAnswers(form: HTMLFormElement, fields: readonly Field<unknown>[]): void {
  const id = Number(form.dataset.form);
  const before = readTyped(id);
  const values = { ...readEntryForm(new FormData(form), fields), ...storedFiles(before, fields) };
  saveTyped(id, { values, fileNames: before?.fileNames ?? {} });
}

function showAsked(form: HTMLFormElement, fields: readonly Field<unknown>[]): void {
  const values = readEntryForm(new FormData(form), fields);
  for (const cell of form.querySelectorAll<HTMLElement>('[data-asks]')) {
    const field = fields.find(({ slug }) => slug === cell.dataset.asks);
    if (field) cell.toggleAttribute('data-closed', !isVisible(field, fields, values));
  }
}
