import { expect, type Locator, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { tried } from './extent.ts';

test('is not there for visitors', async ({ page }) => {
  expect((await page.goto('/de/musterbogen'))?.status()).toBe(404);
});

// One sheet has all of them: headings do not follow on each other, and an anchor list stands on a page once.
const ON_ONE_SHEET = ['heading-order', 'landmark-unique'];

for (const [language, path] of tried([
  ['de', '/de/musterbogen'],
  ['en', '/en/pattern-sheet'],
] as const)) {
  test(`every module in every variant passes axe at each width, ${language}`, async ({ page }) => {
    test.slow();
    await signIn(page, 'redaktion', language);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-patterns="quote"]')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390, 320], { without: ON_ONE_SHEET });
  });
}

test('every module shows something, and each picture is there', async ({ page }) => {
  await signIn(page, 'redaktion');
  await page.goto('/de/musterbogen');
  const patterns = page.locator('[data-patterns] > div');
  const empty = await patterns.evaluateAll((all) =>
    all
      .filter((pattern) => {
        const module = pattern.querySelector('.modules');
        return !module?.textContent?.trim() && !module?.querySelector('img, video, iframe');
      })
      .map((pattern) => pattern.querySelector('.pattern-line')?.textContent),
  );
  expect(empty).toEqual([]);
  const pictures = await page.locator('[data-patterns] img').evaluateAll(async (all) => {
    const addresses = new Set(all.map((image) => (image as HTMLImageElement).src));
    const found = [...addresses].map(async (address) => [address, (await fetch(address)).status] as const);
    return await Promise.all(found);
  });
  expect(pictures.filter(([, status]) => status !== 200)).toEqual([]);
});

test('a row of pictures scrolls by its buttons and by keys, and says where one is', async ({ page }) => {
  await signIn(page, 'redaktion');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/de/musterbogen');
  const slider = page.locator('[data-slider="ready"]').first();
  const place = slider.locator('[aria-live]');
  await expect(place).toHaveText('Bild 1 von 4');
  await expect(slider.getByRole('button', { name: 'Voriges Bild' })).toBeDisabled();
  await slider.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(place).toHaveText('Bild 2 von 4');
  await slider.getByRole('region', { name: 'Bilder' }).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(slider.getByRole('button', { name: 'Nächstes Bild' })).toBeDisabled({ timeout: 100 });
  }).toPass();
  await expect(place).toHaveText('Bild 4 von 4');
});

/** True if the element has the page's focus. A frame of another process takes the window's focus with it. */
const isActive = (element: Locator) => element.evaluate((own) => own === document.activeElement);

test('embedded content comes after consent, social posts after a separate one', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https?:\/\/(?!localhost|127\.)/, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await route.abort();
  });
  await signIn(page, 'redaktion');
  await page.goto('/de/musterbogen');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const audio = page.locator('[data-patterns="audio"]').first();
  await audio.getByRole('button', { name: 'Immer laden' }).first().click();
  await expect.poll(() => isActive(audio.locator('iframe').first())).toBe(true);
  await expect(page.locator('[data-patterns="viewer"] iframe')).toHaveCount(1);
  const post = page.locator('[data-patterns="social-media"]');
  await expect(post.locator('iframe')).toHaveCount(0);
  // By key: while frames of other processes come, the browser may still send a pointer to where one of them was.
  await post.getByRole('button', { name: 'Einmal laden' }).press('Enter');
  await expect.poll(() => isActive(post.locator('iframe'))).toBe(true);
  expect(new Set(asked)).toContain('www.instagram.com');
});

test('a form at HubSpot comes after a yes to media, and may be sent from its frame', async ({ page }) => {
  const asked: URL[] = [];
  await page.route(/^https?:\/\/(?!localhost|127\.)/, async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Form</title><form></form>',
    });
  });
  await signIn(page, 'redaktion', 'en');
  await page.goto('/en/pattern-sheet');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const form = page.locator('[data-patterns="hubspot-form"]').first();
  await form.getByRole('button', { name: 'Load once' }).first().press('Enter');
  const frame = form.locator('iframe').first();
  await expect(frame).toHaveAttribute('title', 'Ask for a room, HubSpot');
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/);
  await expect.poll(() => asked.map(({ host }) => host)).toEqual(['js-eu1.hsforms.net']);
  expect(asked[0]?.searchParams.get('_hsFormId')).toBe('3f2b1c9e-4a5d-4e6f-8a7b-9c0d1e2f3a4b');
});
