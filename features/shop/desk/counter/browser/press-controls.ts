/** Prices on the screen by the digit of their key. */
export function pricesOf(counter: HTMLElement | null): Map<string, string> {
  const keys = counter?.querySelectorAll<HTMLButtonElement>('[data-prices] button[data-key]') ?? [];
  return new Map([...keys].map((key) => [key.getAttribute('data-key') ?? '', key.value]));
}

/** Puts what a scanner has typed so far into the field at the top, which takes the rest and its Enter; returns the field. */
export function takeScan(counter: HTMLElement | null, typed: string): HTMLInputElement | null {
  const field = counter?.querySelector<HTMLInputElement>('[data-scan] input') ?? null;
  if (!field) return null;
  field.value = typed;
  field.focus();
  return field;
}

/** Chooses the date `step` rows after the chosen one, and returns its link; `null` where there is none. */
export function chooseDate(counter: HTMLElement | null, step: number): HTMLElement | null {
  const dates = [...(counter?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
  const here = dates.findIndex((date) => date.getAttribute('aria-current') === 'true');
  const next = dates[here + step] ?? null;
  next?.click();
  return next;
}

/** Presses a control, and returns it; the field behind a summary takes the focus. */
export function click(counter: HTMLElement | null, selector: string): HTMLElement | null {
  const control = counter?.querySelector<HTMLElement>(selector) ?? null;
  control?.click();
  if (control?.matches('summary'))
    control.parentElement?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus();
  if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  return control;
}

/** Types digits into a field in place of what is selected there; `false` where the element is no such field. */
export function typeInto(field: Element | null, digits: string): boolean {
  if (!(field instanceof HTMLInputElement) || field.type === 'radio') return false;
  field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
