import { expect, test } from '@playwright/test';
import { newAddress } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { getAnAccount } from './new-account.ts';

test('guest orders are added to the account that has the address', async ({ page }) => {
  const email = newAddress('gast');
  await addByCall(page, await eventWithTickets(page.request, 'de'), 1);
  await page.goto('/webshop/checkout?lang=de');
  await page.getByLabel('Vorname').fill('Kim');
  await page.getByLabel('Nachname').fill('Klopfer');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  const calendar = page.getByRole('link', { name: /^In meinen Kalender/ });
  if ((await calendar.count()) > 0) {
    const entry = await page.request.get((await calendar.first().getAttribute('href')) ?? '');
    expect(await entry.text()).toContain('BEGIN:VEVENT');
  }
  const { pathname } = new URL(page.url());

  await getAnAccount(page, 'de', email);
  await page.goto('/de/user/orders');
  const put = page.getByRole('button', { name: 'Zu meinen Bestellungen nehmen' });
  await expect(put).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await violationsOn(page);
    expect(violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await put.press('Enter');
  await expect(put).toHaveCount(0);
  await expect(page.locator(`a[href^="${pathname}"]`)).toBeVisible();
});
