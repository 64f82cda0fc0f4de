import { expect, type Locator } from '@playwright/test';

/** Long enough for a slow answer, short for a button that disappeared with its form. */
const PRESS = { timeout: 3000 };

/**
 * Sends a form as people do: a submission faster than a person has to be repeated. The answer may also come during the
 * second press, whose button is removed then.
 */
async function send(press: () => Promise<void>, arrived: Locator): Promise<void> {
  await expect(async () => {
    if (await arrived.isVisible()) return;
    await press();
    await expect(arrived).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Sends it with the pointer until `arrived` is shown. */
export const sendWith = (button: Locator, arrived: Locator) => send(() => button.click(PRESS), arrived);

/** Sends it with the keyboard until `arrived` is shown. */
export const sendByKeyboard = (button: Locator, arrived: Locator) =>
  send(() => button.press('Enter', PRESS), arrived);
