import { expect, test } from '@playwright/test';
import { signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { tried } from './extent.ts';

test('staff find the handbooks of their work, and visitors none', async ({ browser }) => {
  const whose = [
    ['redaktion', ['Anfangen'], []],
    ['kasse', ['Einen Termin in den Verkauf geben'], []],
    ['einlass', ['Einen Termin in den Verkauf geben'], []],
    ['leitung', ['Anfangen'], ['Seiten schreiben', 'Kasse und Einlass', 'Das Haus leiten']],
  ] as const;
  for (const [who, [first], others] of whose) {
    const page = await browser.newPage();
    await signIn(page, who);
    await page.goto('/cms-hub/handbook?lang=de');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(first);
    const ways = page.getByRole('navigation', { name: 'Handbücher' }).getByRole('link');
    await expect(ways).toHaveText([...others]);
    expect((await page.goto('/cms-hub/handbook/nothing'))?.status()).toBe(404);
    await page.close();
  }
  const visitor = await browser.newPage();
  await signIn(visitor, 'jule');
  expect((await visitor.goto('/cms-hub/handbook/administration'))?.status()).toBe(403);
  await visitor.close();
});

for (const language of tried(['de', 'en'] as const))
  test(`the handbooks hold for axe and at each width, ${language}`, async ({ page }) => {
    await signInAs(page, 'leitung', 'de', '/de');
    for (const part of ['box-office', 'administration'])
      await test.step(part, async () => {
        await page.goto(`/cms-hub/handbook/${part}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleAt(page, [1440, 390, 320]);
      });
    const other = language === 'de' ? 'English' : 'Deutsch';
    await page.getByRole('link', { name: other, exact: true }).click();
    await expect(page).toHaveURL(/\/handbook\/administration\?lang=(de|en)$/);
  });
