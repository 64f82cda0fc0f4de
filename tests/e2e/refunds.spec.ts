import { expect, test } from '@playwright/test';
import { newAddress } from './accounts.ts';
import { payAtTheTill } from './at-the-desk.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { getAnAccount } from './new-account.ts';

const WIDTHS = [320, 1440];

test('the amount due for a returned ticket is saved as credit, by keyboard', async ({ page, browser }) => {
  const email = newAddress('zurueck');
  await getAnAccount(page, 'de', email);
  await addByCall(page, await eventWithTickets(page.request, 'de'), 2);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('radio', { name: /Kasse/ }).check();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  const number =
    /BS-[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  const till = await browser.newPage();
  await payAtTheTill(till, number);
  await till.close();

  await page.reload();
  await page.locator('summary').filter({ hasText: 'Zurückgeben' }).first().press('Enter');
  await page
    .getByRole('button', { name: /zurückgeben/ })
    .first()
    .press('Enter');
  const keep = page.getByRole('button', { name: /^Lieber .* als Guthaben behalten$/ });
  await expect(keep).toBeVisible();
  await expectAccessibleAt(page, WIDTHS);
  await keep.press('Enter');
  await expect(keep).toHaveCount(0);
  await page.goto('/de/user/credit');
  await expect(page.locator('.credit-amount')).not.toHaveText(/^0/);
});
