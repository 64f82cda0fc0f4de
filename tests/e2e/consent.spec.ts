import { expect, type Page, test } from '@playwright/test';
import { alternatePaths } from '#features/core/navigation/index.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';
import { firstEvent } from './pages.ts';

const settingsButton = '[data-cookie-settings]';

/** As a page that names a tag manager in its settings is sent. */
async function withTagManager(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().includes('/tags/')) {
      loaded.push(request.url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const head = '<meta name="tag-manager" content="GTM-ABC123"/></head>';
    return route.fulfill({ response, body: (await response.text()).replace('</head>', head) });
  });
  return loaded;
}

test(
  'a first visit asks nobody else and sets no cookie',
  FULL,
  async ({ page, request, baseURL, context }) => {
    const asked = new Set<string>();
    page.on('request', (each) => asked.add(new URL(each.url()).origin));
    const event = await firstEvent(request);
    const pages = [
      alternatePaths('home'),
      alternatePaths('calendar'),
      alternatePaths('event', event),
      ...(['imprint', 'privacy', 'terms'] as const).map((name) => alternatePaths(name)),
    ];
    for (const { de } of pages) {
      await page.goto(de, { waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
    }
    expect([...asked]).toEqual([baseURL]);
  },
);

test.describe('with a tag manager in the settings', () => {
  test.use({ serviceWorkers: 'block' });

  test('a visitor is asked, not on legal pages, and nothing is loaded without a yes', async ({
    page,
    context,
  }) => {
    const loaded = await withTagManager(page);
    await page.goto(alternatePaths('privacy').de, { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('.site-logo').click();

    const dialog = page.getByRole('dialog', { name: 'Krümel, aber nur wenn du magst' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
    for (const name of ['Tracking', 'Medien'])
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    const violations = await violationsOn(page, { include: 'dialog' });
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect([loaded, await context.cookies()]).toEqual([[], []]);

    await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([
      ['consent', 'required'],
    ]);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(loaded).toEqual([]);

    await page.locator('.site-footer').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page).toHaveURL(alternatePaths('privacy').de);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('.site-logo').click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test(
    'leaving a legal page asks again, for another document and after the shortest visit too',
    FULL,
    async ({ page, context, baseURL }) => {
      await withTagManager(page);
      await context.addCookies([{ name: 'consent', value: 'required', url: baseURL ?? '' }]);
      const dialog = page.getByRole('dialog', { name: 'Crumbs, but only if you like' });
      await page.goto(alternatePaths('privacy').de);
      await page.locator('.language-switch a[hreflang="en"]:visible').click();
      await page.waitForURL(alternatePaths('privacy').en);
      // Removed before hydration.
      await page.evaluate((home) => location.assign(home), alternatePaths('home').en);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Necessary only' }).click();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test('a choice can be saved and withdrawn in the footer', FULL, async ({ page, context }) => {
    const loaded = await withTagManager(page);
    await page.goto('/en');
    const dialog = page.getByRole('dialog', { name: 'Crumbs, but only if you like' });
    await dialog.getByText('Tracking').click();
    await dialog.getByRole('button', { name: 'Save choice' }).click();
    await expect.poll(() => loaded.length).toBe(1);
    expect(loaded[0]).toContain('/tags/gtm.js?id=GTM-ABC123');
    expect((await context.cookies())[0]?.value).toBe('required.tracking');

    await page.locator(settingsButton).click();
    await expect(dialog.getByRole('checkbox', { name: 'Tracking' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Necessary only' }).click();
    expect((await context.cookies())[0]?.value).toBe('required');
    await page.reload({ waitUntil: 'networkidle' });
    expect(loaded).toHaveLength(1);
  });

  test('Do Not Track is a no', FULL, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const loaded = await withTagManager(page);
    await page.goto('/de', { waitUntil: 'networkidle' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(loaded).toEqual([]);
  });
});

test(
  'the dialog opens from the footer, keeps the focus, and closes without a choice',
  FULL,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/de', { waitUntil: 'networkidle' });
    const button = page.locator(settingsButton);
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
    await expect(button).toBeFocused();
  },
);
