import { type FieldValues, valuesOf } from './field.ts';
import { inputName } from './read-entry-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Restores stored values into the inputs of a form, except answered ones and files. */
export function restoreTyped(form: HTMLFormElement, stored: FieldValues): void {
  for (const slug of Object.keys(stored)) {
    const controls = controlsOf(form, inputName(slug));
    if (controls.some(isAnswered)) continue;
    const values = valuesOf(stored, slug);
    for (const control of controls) answer(control, values);
  }
}

/** Tells if anything in a form has been answered. */
export const isStarted = (form: HTMLFormElement): boolean => controlsOf(form).some(isAnswered);

function controlsOf(form: HTMLFormElement, name?: string): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      (each instanceof HTMLInputElement ||
        each instanceof HTMLSelectElement ||
        each instanceof HTMLTextAreaElement) &&
      (name === undefined || each.name === name) &&
      each.type !== 'file' &&
      each.type !== 'hidden',
  );
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isAnswered(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value !== (first?.value ?? '');
}

function answer(control: Control, values: readonly string[]): void {
  if (isTicked(control)) control.checked = values.includes(control.value);
  else control.value = values[0] ?? '';
}
