/** Marks the tab of the selected module. */
export const LABEL_TAB = 'data-label-tab';
/** Marks a button that inserts a module. */
export const INSERT_BUTTON = 'data-insert';

/** Focuses the first button of the tab, for keyboard users. */
export function focusLabelTab(): void {
  document.querySelector<HTMLElement>(`[${LABEL_TAB}] > button`)?.focus();
}

/** Puts the focus on a button that inserts a first module, where none is left to select. */
export function focusInsertButton(): void {
  document.querySelector<HTMLElement>(`[${INSERT_BUTTON}]`)?.focus();
}

/** Tells if the focus was lost with a removed element, and has not moved since. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
