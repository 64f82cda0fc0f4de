import { expect, type Page, test } from '@playwright/test';
import { MENU } from '#admin/resources/resource-map.ts';
import { signIn } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { tried } from './extent.ts';

test.use({ locale: 'de-DE' });
// A hundred screens, one after the other.
test.setTimeout(15 * 60_000);

/** These have no form of a new one, or none at all. */
const LISTS_ALONE = ['menus', 'archive', 'emails', 'jobs', 'audit', 'newsletter-subscriptions'];

/** Read-only lists: their rows open nothing. */
const WITHOUT_RECORDS = ['archive', 'emails', 'jobs', 'audit', 'newsletter-subscriptions', 'settings'];

/** Returns the path of a list's first record; `null` where there is none. */
async function firstRecord(page: Page, name: string): Promise<string | null> {
  if (WITHOUT_RECORDS.includes(name)) return null;
  if (name === 'menus') return '/admin/menus/menu';
  const answer = await page.request.get(`/api/admin/${name}/?page_size=1`);
  expect(answer.status(), name).toBe(200);
  const json = await answer.json();
  const [first] = Array.isArray(json) ? json : json.results;
  return first ? `/admin/${name}/${first.id}` : null;
}

/** Goes on within the area, as its links do, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  const headline = page.getByRole('heading', { level: 1 });
  const before = (await headline.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(headline).not.toHaveText(before);
  // By a name, not by the number of its row.
  await expect(headline).toHaveText(/\D/);
}

/** Waits until a screen has what it is about. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('table')
      .or(page.locator('main form'))
      .or(page.locator('main section'))
      .first(),
  ).toBeVisible();
}

async function faultsOn(page: Page, path: string): Promise<unknown[]> {
  await isThere(page);
  const violations = await violationsOn(page, {
    // The menu is the same on all of them, and looked at on the start page (admin-start.spec.ts).
    exclude: 'nav',
  });
  return violations.map(({ id, nodes }) => ({ path, id, where: nodes.map(({ target }) => target) }));
}

/** The list of a resource, the form of a new one, and the first that is there; as far as there are any. */
async function screensOf(page: Page, name: string): Promise<string[]> {
  const list = name === 'settings' ? '/admin/settings/house' : `/admin/${name}`;
  const form = LISTS_ALONE.includes(name) || name === 'settings' ? null : `/admin/${name}/create`;
  const record = await firstRecord(page, name);
  return [list, form, record].flatMap((path) => path ?? []);
}

/** By how many pixels what a screen shows reaches beyond the window, or a table beyond what holds it. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const holders = [
      document.documentElement,
      ...document.querySelectorAll('main div:has(> table), .RaDataTable-tableWrapper'),
    ];
    return Math.max(...holders.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1024, height: 768 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 720 };
/**
 * Window sizes axe checks, and the sizes each screen must fit as well: German words are the longer ones, and a phone
 * the narrowest.
 */
const WINDOWS = [
  { language: 'de', place: 'at a desk', looked: DESKTOP, fits: PHONE },
  { language: 'de', place: 'on a phone', looked: PHONE, fits: PHONE },
  { language: 'de', place: 'on a tablet', looked: UPRIGHT_TABLET, fits: UPRIGHT_TABLET },
  { language: 'en', place: 'at a desk', looked: DESKTOP, fits: TABLET },
] as const;

/** Nothing has to be moved sideways. */
async function expectToFit(page: Page, path: string, window: { width: number; height: number }) {
  const before = page.viewportSize();
  await page.setViewportSize(window);
  await expect.poll(() => beyond(page), path).toBe(0);
  if (before) await page.setViewportSize(before);
}

for (const { language, place, looked, fits } of tried(WINDOWS))
  test(`every list, every form and its first record fit a smaller window and are free of axe violations in ${language}, ${place}`, async ({
    page,
  }) => {
    await page.setViewportSize(looked);
    await signIn(page, 'leitung', language);
    await page.goto(`/admin?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const faults: unknown[] = [];
    let labelled = 0;
    for (const [name] of MENU) {
      for (const path of await screensOf(page, name)) {
        await goTo(page, path);
        faults.push(...(await faultsOn(page, path)));
        await expectToFit(page, path, fits);
        // On a phone each row of a list is a card: its cells stand below each other and say what they are.
        labelled += await page.locator('.RaDataTable-tbody td[data-label]:not([data-label=""])').count();
      }
    }
    expect(faults).toEqual([]);
    expect(labelled).toBeGreaterThan(100);
  });

test('on a phone the menu lies over the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'leitung');
  await page.goto('/admin?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a window that gets narrow takes the menu from beside the screen, and puts it there again', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'leitung');
  await page.goto('/admin?lang=de');
  const headline = page.getByRole('heading', { level: 1 });
  // Links out of the area have no icon: they come with the words.
  const words = page.getByRole('navigation').getByRole('link', { name: 'Medien' });
  const sign = page.getByRole('menuitem', { name: 'Produktionen', exact: true });
  await expect(words).toBeVisible();
  // In a slow browser a dialog that opens and is closed at once does not close.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  for (const again of ['once', 'again'])
    await test.step(again, async () => {
      await page.setViewportSize(PHONE);
      await expect(headline).toBeVisible();
      await expect(sign).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.setViewportSize(UPRIGHT_TABLET);
      await expect(sign).toBeVisible();
      await expect(words).toHaveCount(0);
      await page.setViewportSize(DESKTOP);
      await expect(words).toBeVisible();
      await expect(headline).toBeVisible();
    });
});

test('a menu left open on a phone does not lie over the screen when somebody comes back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'leitung');
  await page.goto('/admin?lang=de');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Medien' }).click();
  await expect(page).toHaveURL(/\/cms-hub\/media/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
