import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { FULL } from './extent.ts';

const WIDTHS = [320, 768, 1440];

/** Long before there was anything to be paid: closing it changes no day of another journey. The journeys of this file close one after the other. */
const longAgo = (later = 0) =>
  `2001-01-${String(1 + 2 * test.info().repeatEachIndex + later).padStart(2, '0')}`;

test('needs the permission to close days', FULL, async ({ page }) => {
  await signIn(page, 'kasse');
  for (const path of ['', '/2001-01-01', '/period?from=2001-01-01&to=2001-01-02'])
    expect((await page.goto(`/cms-hub/closings${path}`))?.status(), path).toBe(403);
  const refused = await page.request.post('/cms-hub/closings/2001-01-01', {
    form: { count: '0', total: '0' },
  });
  expect(refused.status()).toBe(403);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the accountant looks at a day, closes it, and finds it among those that are closed',
    FULL,
    async ({ page }) => {
      await signIn(page, 'buchhaltung');
      await page.goto('/cms-hub?lang=de');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tagesabschluss');

      await page.getByLabel('Einen Tag ansehen und abschließen').fill(longAgo());
      await page.getByRole('button', { name: 'Ansehen' }).click();
      await expect(page.getByText('Noch nicht abgeschlossen')).toBeVisible();
      await page.getByRole('button', { name: /Januar mit 0,00 € abschließen/ }).press('Enter');
      await expect(page.getByRole('status')).toHaveText('Der Tag ist abgeschlossen.');
      await expect(page.getByText(/^Abgeschlossen am .* von /)).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);

      const again = await page.request.post(`/cms-hub/closings/${longAgo()}?lang=de`, {
        form: { count: '0', total: '0' },
      });
      expect(again.status()).toBe(422);
      expect(await again.text()).toContain('Dieser Tag ist schon abgeschlossen.');

      await page.goto('/cms-hub/closings/2000-12-31?lang=de');
      await expect(page.getByText('Ein späterer Tag ist schon abgeschlossen')).toBeVisible();
      await page.goto('/cms-hub/closings/2099-12-31?lang=de');
      await expect(page.getByText('Dieser Tag hat noch nicht begonnen.')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      expect((await page.goto('/cms-hub/closings/2001-02-30?lang=de'))?.status()).toBe(404);
    },
  );
});

test('the accountant goes from the admin area to a day, closes it and takes it along, by keyboard', async ({
  page,
}) => {
  await signIn(page, 'buchhaltung', 'en');
  await page.goto('/admin?lang=en');
  await expect(page.getByRole('menuitem', { name: 'Orders' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'End of day' }).press('Enter');
  await expect(page).toHaveURL(/\/cms-hub\/closings\?lang=en$/);
  const other = page.getByLabel('View and close a day');
  await other.fill(longAgo(1));
  await other.press('Enter');
  await page.getByRole('button', { name: /January at 0,00/ }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Day closed.');
  const day = page.url();
  await page.getByRole('link', { name: 'All days' }).press('Enter');
  await page
    .getByRole('region', { name: 'Closed days' })
    .getByRole('link', { name: /January 2001/ })
    .first()
    .press('Enter');
  await expect(page.getByText(/^Closed by .* on /)).toBeVisible();
  // The address of its former screen leads here as well.
  await page.goto(`/admin/closings/${longAgo(1)}?lang=en`);
  await expect(page).toHaveURL(day.replace(/\?.*/, '?lang=en'));
});

test('the sums of a day stand there before it is closed, in the venue’s words', FULL, async ({ page }) => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  await signIn(page, 'buchhaltung');
  await page.goto(`/cms-hub/closings/${today}?lang=de`);
  await expect(page.getByText('Noch nicht abgeschlossen')).toBeVisible();
  await expect(page.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible();
  await expect(page.getByText(/^Heute ist noch nicht vorbei/)).toBeVisible();
  await expect(page.getByRole('button', { name: / abschließen$/ })).toBeVisible();
});

test('the books of a period are shown, exported as a table, and refused in words', FULL, async ({ page }) => {
  await signIn(page, 'buchhaltung', 'en');
  await page.goto('/cms-hub/closings?lang=en');
  await page.getByLabel('From').fill('2026-11-20');
  await page.getByLabel('To', { exact: true }).fill('2026-11-01');
  await page.getByRole('button', { name: 'Show the ledger' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a first day that’s before the last one.');
  await page.getByLabel('From').fill('2001-01-01');
  await page.getByLabel('To', { exact: true }).fill('2001-01-31');
  await page.getByRole('button', { name: 'Show the ledger' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 January 2001 to');
  await expect(page.getByText('No money came in or went out.')).toBeVisible();
});

test('can be used on every width and in both languages', FULL, async ({ page }) => {
  await signIn(page, 'buchhaltung');
  for (const path of ['?lang=de', '/2099-12-31?lang=en', '/period?lang=de&from=2026-11-01&to=2026-11-30']) {
    await page.goto(`/cms-hub/closings${path}`);
    await expectAccessibleAt(page, WIDTHS);
  }
});
