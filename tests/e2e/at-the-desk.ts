import { expect, type Page } from '@playwright/test';
import { signInAs } from './accounts.ts';

/**
 * Marks an order as paid at the till, with all that is open.
 * @param page signed in by this as the box office
 */
export async function payAtTheTill(page: Page, number: string): Promise<void> {
  await signInAs(page, 'kasse', 'de', `/cms-hub/orders/${number}?lang=de`);
  await page.getByLabel('Nummer des Belegs oder Kontoauszugs').first().fill(`K-${number}`);
  await page.getByRole('button', { name: /als bezahlt eintragen$/ }).click();
  await expect(page.getByRole('status')).toContainText('Als bezahlt eingetragen.');
}
