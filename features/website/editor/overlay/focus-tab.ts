/** Marks the tab of the selected module. */
export const LABEL_TAB = 'data-label-tab';
/** Marks a button that inserts a module. */
export const INSERT_BUTTON = 'data-insert';

/** Puts the focus on the first button of the tab, for who works by keys. */
export function focusLabelTab(): void {
  document.querySelector<HTMLElement>(`[${LABEL_TAB}] > button`)?.focus();
}

/** Puts the focus on a button that inserts a first module, where none is left to select. */
export function focusInsertButton(): void {
  document.querySelector<HTMLElement>(`[${INSERT_BUTTON}]`)?.focus();
}

/** Tells if the focus was lost with an element that is gone: nobody has taken it elsewhere since. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
