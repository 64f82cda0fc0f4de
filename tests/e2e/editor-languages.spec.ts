import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { tried } from './extent.ts';

/** The languages of a page in the bar: the state of each, and the link to the other. */

for (const width of tried([390, 1280])) {
  test(`the bar says what is open in English and leads there, still editing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const made = await editablePage(page, `Sprachen ${width}`, [
      module('eins', 'headline', { de: { content: 'Eins' }, en: { content: 'One' } }),
      module('zwei', 'text', { de: { content: '<p>Zwei</p>' } }),
    ]);
    await edit(page, made.paths.de);
    const languages = page.getByRole('navigation', { name: 'Sprache der Seite' });
    const english = languages.getByRole('button', { name: 'Englisch: veröffentlicht, 1 Text ist offen' });
    await expect(english).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await english.click();
    await expect(page).toHaveURL(new RegExp(`${made.paths.en}\\?edit`));
    await expect(page.locator('[data-saving]')).toBeVisible();
    await field(page, 'headline', 'content').fill('One and more');
    await saved(page);
    expect((await draftOf(page, made)).modules[0]?.text).toEqual({
      de: { content: 'Eins' },
      en: { content: 'One and more' },
    });
    const back = page.getByRole('navigation', { name: 'Page language' });
    await back.getByRole('button', { name: 'German: published' }).click();
    // German goes on, and English is behind by one more.
    await field(page, 'headline', 'content').fill('Eins und mehr');
    await saved(page);
    await expect(
      languages.getByRole('button', { name: 'Englisch: veröffentlicht, 2 Texte sind offen' }),
    ).toBeVisible();
    const bar = await page
      .locator('.toolbar')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(bar).toBeLessThanOrEqual(0);
  });
}
