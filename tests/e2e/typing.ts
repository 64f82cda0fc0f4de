import type { Locator } from '@playwright/test';

/** Types another number over the one in a field, key by key: put into it at once, Firefox appends it. */
export async function typeNumber(field: Locator, number: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(number);
}
