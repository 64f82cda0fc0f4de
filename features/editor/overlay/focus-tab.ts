/** Marks the tab of the selected module. */
export const LABEL_TAB = 'data-label-tab';

/** Puts the focus on the first button of the tab, for who works by keys. */
export function focusLabelTab(): void {
  document.querySelector<HTMLElement>(`[${LABEL_TAB}] > button`)?.focus();
}
