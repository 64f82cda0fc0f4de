import { expect, test } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { FULL } from './extent.ts';
import { isHydrated } from './hydration.ts';
import { sendWith } from './sending.ts';

const PAGES = [
  { page: 'terms', title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' } },
  { page: 'privacy', title: { de: 'Datenschutz', en: 'Privacy policy' } },
  { page: 'imprint', title: { de: 'Impressum', en: 'Imprint' } },
  { page: 'accessibility', title: { de: 'Barrierefreiheit', en: 'Accessibility' } },
] as const;

test(
  'the legal pages are in the footer, with their title, their sections and their translation',
  FULL,
  async ({ page }) => {
    for (const { page: name, title } of PAGES) {
      const paths = alternatePaths(name);
      for (const language of LANGUAGES) {
        await page.goto(paths[language]);
        const heading = page.getByRole('heading', { level: 1 });
        expect((await heading.textContent())?.replaceAll('\u00ad', '')).toBe(title[language]);
        await expect(page).toHaveTitle(`${title[language]} | Buntspecht`);
        await expect(page.locator('.site-footer').locator(`a[href="${paths[language]}"]`)).toBeVisible();
        const other = language === 'de' ? 'en' : 'de';
        await expect(page.locator(`a[hreflang="${other}"]`).first()).toHaveAttribute('href', paths[other]);
      }
      const section = page.locator('.text-page-sections a').nth(2);
      await section.click();
      const id = new URL(page.url()).hash.slice(1);
      const heading = page.locator(`[id="${id}"]`).getByRole('heading', { level: 2 });
      await expect(heading).toHaveText((await section.textContent()) ?? '');
      await expect(heading).toBeInViewport();
    }
  },
);

test('an address that moved leads to its page, from outside and from within', async ({ page, request }) => {
  const answer = await request.get('/de/kontakt?a=1', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/de/impressum?a=1']);

  await page.goto('/de/agb');
  await isHydrated(page);
  // A link in a text, followed by the router.
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate('/de/kontakt?a=1');
  });
  await expect(page).toHaveURL('/de/impressum?a=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('visitors see no versions, and overlay=true leads to the calendar', FULL, async ({ request }) => {
  const version = await request.get('/de/impressum?version=3&version_id=4&a=1', { maxRedirects: 0 });
  expect([version.status(), version.headers().location]).toEqual([301, '/de/impressum?a=1']);
  const overlay = await request.get('/en?overlay=true', { maxRedirects: 0 });
  expect(overlay.headers().location).toBe(alternatePaths('calendar').en);
});

test('a missing page is reported once it is shown', async ({ page }) => {
  const report = page.waitForRequest('**/api/dashboard-error-log/');
  await page.goto('/en/not-here?q=private');
  expect((await report).postDataJSON()).toEqual({ url: '/en/not-here' });
  expect((await (await report).response())?.status()).toBe(204);
});

test.describe('the form to report a barrier, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says what is wrong, keeps what was typed, and thanks', async ({ page }) => {
    await page.goto('/en/accessibility#c-feedback');
    await expect(page.getByRole('heading', { name: 'Report an access problem' })).toBeInViewport();
    await page.getByRole('button', { name: 'Send message' }).click();
    const message = page.getByLabel('What got in your way, and what happened?');
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This field is required!').first()).toBeVisible();
    const email = page.getByLabel(/^Email address/).first();
    await email.fill('kim@');
    await message.fill('The ramp is too steep.\nReally.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Invalid e-mail address!').first()).toBeVisible();
    await expect(message).toHaveValue('The ramp is too steep.\nReally.');
    await email.fill('kim@post.example');
    await sendWith(
      page.getByRole('button', { name: 'Send message' }),
      page.getByText('Someone from our team will read it'),
    );
  });
});
