import type { Locator } from '@playwright/test';

/** Replaces the value of a field, key by key: React misses values set at once in Firefox, and numbers are appended there. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
