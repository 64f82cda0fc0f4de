import { flushSync } from 'react-dom';

/** Id of the field that names what is selected. */
export const NAME_FIELD = 'plan-name';

/** Leads to the name of what is selected, once that is shown. */
export function focusName(select: () => void): void {
  flushSync(select);
  const field = document.getElementById(NAME_FIELD);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
