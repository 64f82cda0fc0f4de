import { expect, test } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { FULL } from './extent.ts';
import { holdScripts, isHydrated } from './hydration.ts';
import { firstEvent } from './pages.ts';

test('a date is saved without an account, in every tab, and removed again', async ({ page, context }) => {
  const event = alternatePaths('event', await firstEvent(page.request));
  await page.goto('/de/favoriten');
  await expect(page.getByText('Hier ist noch nichts.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abonniere sie in deinem Kalender' })).toHaveCount(0);

  const tab = await context.newPage();
  await tab.goto(event.de);
  await isHydrated(tab);
  const heart = tab.getByRole('button', { name: 'Termin merken' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(tab.getByRole('status').getByRole('link', { name: 'Zu deinen Favoriten' })).toBeVisible();

  const stored = page.locator('.favourite-card');
  await expect(stored).toHaveCount(1);
  await expect(stored.getByRole('heading').getByRole('link')).toHaveAttribute('href', event.de);
  await expect(stored.getByRole('button', { name: /^Buchen/ })).toBeVisible();
  const file = page.getByRole('link', { name: 'Abonniere sie in deinem Kalender' });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);

  await page.reload();
  await expect(stored).toHaveCount(1);
  await page.getByRole('button', { name: /entfernen$/ }).click();
  await expect(stored).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test(
  'a heart is replayed once its code is there, and is still pressed when the page is asked for again',
  FULL,
  async ({ page }) => {
    // The browser never has nothing to do.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/de/produktionen/kaefer-ohne-schlaf/12');
    await isHydrated(page);
    const heart = page.getByRole('button', { name: 'Nächsten Termin merken' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await heart.evaluate((button) => Object.assign(button, { isSameAsBefore: true }));
    const again = page.waitForResponse(/\.data\?/);
    await page.getByRole('link', { name: 'Programm und Karten' }).first().click();
    await again;
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
    await expect(page).not.toHaveURL(/overlay/);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await heart.evaluate((button) => 'isSameAsBefore' in button)).toBe(true);
  },
);

test('the next page shows the saved state of its heart', FULL, async ({ page }) => {
  const event = alternatePaths('event', await firstEvent(page.request)).de;
  await page.goto(event);
  await isHydrated(page);
  const heart = page.getByRole('button', { name: 'Termin merken' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Das Stück' }).click();
  await expect(page.getByRole('button', { name: 'Nächsten Termin merken' })).toBeVisible();
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed before hydration is replayed after it', FULL, async ({ page }) => {
  const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto('/de/produktionen/kaefer-ohne-schlaf/12', { waitUntil: 'commit' });
  const heart = page.getByRole('button', { name: 'Nächsten Termin merken' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  letScriptsGo();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
