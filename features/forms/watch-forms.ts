import { DEFAULT_LANGUAGE, isLanguage } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import type { Field } from './field.ts';
import { isVisible } from './is-visible.ts';
import { readEntryForm } from './read-entry-form.ts';

interface FormJson {
  token: string;
  version: string;
  fields: Field<unknown>[];
}

/**
 * Brings forms within pages (`FormWithin`) to life: once somebody comes to one it gets the token it is sent with, and asks
 * what its answers make necessary. Returns what ends it.
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
      // What did not get through is read again at the next field.
      if (!read) known.delete(form);
    });
  };
  const onFocus = ({ target }: Event) => beginIn(target);
  const onInput = async ({ target }: Event) => {
    // Not every browser gives the focus to what is ticked by a finger or a mouse.
    beginIn(target);
    const form = formOf(target);
    const read = form && (await known.get(form));
    if (form && read) showAsked(form, read.fields);
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('input', onInput);
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

function showAsked(form: HTMLFormElement, fields: readonly Field<unknown>[]): void {
  const values = readEntryForm(new FormData(form), fields);
  for (const cell of form.querySelectorAll<HTMLElement>('[data-asks]')) {
    const field = fields.find(({ slug }) => slug === cell.dataset.asks);
    if (field) cell.toggleAttribute('data-closed', !isVisible(field, fields, values));
  }
}
