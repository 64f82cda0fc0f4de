import { expect, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { tried } from './extent.ts';

/** A press closes an open menu; its target is still there when it ends. */

const FAVOURITES = { de: 'Favoriten', en: 'Favorites' } as const;

for (const language of tried(LANGUAGES)) {
  test(`the first click beside an open menu reaches what was pressed: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const behaviour = page.waitForResponse(/\/assets\/behaviour-[^/]+\.js$/);
    await page.goto(pathTo('home', language));
    await behaviour;
    await expect(page.locator('.top-alert')).toBeVisible();
    const link = page.locator('.site-links').getByRole('link', { name: FAVOURITES[language] });
    const atFirst = await link.boundingBox();
    if (!atFirst) throw new Error('The header has no favourites');

    await page.locator('.submenu > summary').first().click();
    await expect(page.locator('.submenu[open] .submenu-sheet')).toBeVisible();
    await expect(page.locator('.top-alert')).toBeHidden();
    expect(await link.boundingBox()).toEqual(atFirst);

    await page.mouse.move(atFirst.x + atFirst.width / 2, atFirst.y + atFirst.height / 2);
    await page.mouse.down();
    await expect(page.locator('.submenu[open]')).toHaveCount(0);
    expect(await link.boundingBox()).toEqual(atFirst);
    await page.mouse.up();
    await expect(page).toHaveURL(pathTo('favourites', language));
  });
}
