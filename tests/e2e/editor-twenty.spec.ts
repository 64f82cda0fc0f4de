import { expect, type Page, test } from '@playwright/test';
import { loadMessages } from '#app/messages/load-messages.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { translate } from '#lib/i18n.ts';
import { draftOf, edit, emptyPage, saved } from './editor.ts';

loadMessages();

/** A page of twenty modules from nothing, in each way there is to make one. */
test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });
test.setTimeout(180_000);

const TYPES = [
  'headline',
  'text',
  'quote',
  'image',
  'link',
  'faq',
  'video',
  'audio',
  'event-list',
  'blog-teaser-list',
  'full-teaser',
  'anchor-list',
  'logo-list',
  'contact',
  'opening-hours',
  'prices',
  'visit',
  'newsletter',
  'social-media',
  'age-picker',
];

interface EditorInput {
  /** Presses a button in the bar or in a dialog. */
  press(page: Page, name: string | RegExp): Promise<void>;
  /** Inserts the found module. */
  take(page: Page, label: string): Promise<void>;
}

const INPUTS: Record<'mouse' | 'keys' | 'touch', EditorInput> = {
  mouse: {
    press: (page, name) => page.getByRole('button', { name, exact: true }).click(),
    take: (page, label) => kind(page, label).click(),
  },
  keys: {
    async press(page, name) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
    take: (page) => page.keyboard.press('Enter'),
  },
  touch: {
    press: (page, name) => page.getByRole('button', { name, exact: true }).tap(),
    take: (page, label) => kind(page, label).tap(),
  },
};

const kind = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** Closes what asks for a picture or an address: it is chosen later. */
async function later(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  // Browsers may close with one key what came with one press.
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBeLessThan(open);
  }
}

for (const [name, way] of Object.entries(INPUTS)) {
  test(`by ${name}`, async ({ page }) => {
    const made = await emptyPage(page, `Zwanzig (${name})`);
    const types = async () => (await draftOf(page, made)).modules.map(({ type }) => type);
    await edit(page, made.paths.de);
    for (const type of TYPES) {
      const kind = MODULES.get(type);
      const label = kind ? translate(kind.label, 'de') : type;
      await way.press(page, 'Baustein');
      await page.getByLabel('Baustein suchen').fill(label);
      await way.take(page, label);
      await expect(page.getByLabel('Baustein suchen')).toHaveCount(0);
      await expect(page.locator(`[data-module="${type}"]`)).toHaveCount(1);
      // The next frame focuses the inserted module, or asks for its required values; a key before that would go there.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await later(page);
    }
    await saved(page);
    expect(await types()).toEqual(TYPES);

    // The last one goes up one place, and back again.
    await way.press(page, 'Nach oben');
    await expect(page.locator('[data-said]')).toHaveText('Nach Alter auf Platz 19 von 20 verschoben');
    await way.press(page, /^Rückgängig/);
    await saved(page);
    await expect.poll(types).toEqual(TYPES);
  });
}
