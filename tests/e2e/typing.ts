import type { Locator } from '@playwright/test';

/**
 * Types over what a field holds, key by key: of what is put into it at once React hears nothing in Firefox, and numbers are
 * appended there.
 */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
