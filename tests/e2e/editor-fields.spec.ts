import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt, violationsOn } from './axe.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';
import { ownWord } from './own-word.ts';

/** The dialog of a module, and the page going out. */

const MODULES = [
  module('h1', 'headline', { de: { content: 'Lauter Löcher' } }),
  module('l1', 'link', { data: { link: { to: 'url', url: '/de/produktionen' } }, de: { link_text: 'Hin' } }),
  module('f1', 'faq', {
    data: { questions: [{ id: 'q1' }] },
    de: { questions: { q1: { question: 'Allein?', answer: '<p>Ja.</p>' } } },
  }),
];

const allFields = (page: Page) => page.getByRole('button', { name: 'Alle Felder bearbeiten' });

test('a module is filled in both languages at once; missing English is never German', async ({ page }) => {
  const made = await editablePage(page, 'Alle Felder', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'headline', 'content').click();
  await allFields(page).click();
  const dialog = page.getByRole('dialog', { name: 'Überschrift' });
  const english = dialog.getByLabel('Headline', { exact: true });
  await expect(english).toHaveValue('');
  await expect(english).toHaveAttribute('placeholder', 'Auf Englisch zeigt die Seite: Lauter Löcher');
  await english.fill('Nothing but holes');
  await expect(dialog.getByText('aktuell')).toBeVisible();
  await dialog.getByLabel('Überschrift', { exact: true }).fill('Fast nur Löcher');
  await expect(dialog.getByText('Deutsch geändert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Was ist neu?' }).press('Enter');
  await expect(dialog.locator('.source-differences del')).toHaveText('Lauter');
  await expect(dialog.locator('.source-differences ins')).toHaveText('Fast nur');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stimmt schon so' }).click();
  await expect(dialog.getByText('aktuell')).toBeVisible();
  // The page has it at once.
  await expect(field(page, 'headline', 'content')).toHaveText('Fast nur Löcher');
  await dialog.getByLabel('Sprungmarke').fill('Keine Marke');
  await expect(dialog.getByText('Das ist nicht so geschrieben, wie es sein muss.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toBeVisible();
  // The words in the bar lead to the field, in its dialog where it is not on the page.
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: /^Nicht gespeichert/ }).click();
  await expect(dialog.getByLabel('Sprungmarke')).toBeFocused();
  await expect(dialog.getByLabel('Sprungmarke')).toHaveAccessibleDescription(/nicht so geschrieben/);
  await dialog.getByLabel('Sprungmarke').fill('loecher');
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  const [headline] = (await draftOf(page, made)).modules;
  expect(headline).toMatchObject({
    data: { headline_level: 2, anchor: 'loecher' },
    text: { de: { content: 'Fast nur Löcher' }, en: { content: 'Nothing but holes' } },
  });
});

test(
  'a changed German text is found by the source of a translation, whether visitors ever saw that or not',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Nie gesehen', MODULES);
    await edit(page, made.paths.de);
    const heading = field(page, 'headline', 'content');
    await heading.fill('Lauter kleine Löcher');
    await saved(page);
    await heading.click();
    await allFields(page).click();
    const dialog = page.getByRole('dialog', { name: 'Überschrift' });
    await dialog.getByLabel('Headline', { exact: true }).fill('Nothing but little holes');
    await expect(dialog.getByText('aktuell')).toBeVisible();
    await dialog.getByLabel('Überschrift', { exact: true }).fill('Lauter große Löcher');
    await dialog.getByRole('button', { name: 'Was ist neu?' }).press('Enter');
    await expect(dialog.locator('.source-differences del')).toHaveText('kleine');
    await expect(dialog.locator('.source-differences ins')).toHaveText('große');
  },
);

test('a module that is refused as a whole is led to in its dialog, which begins with the reason', async ({
  page,
}) => {
  const made = await editablePage(page, 'Ganz abgelehnt', MODULES);
  await edit(page, made.paths.de);
  const errors = [{ id: 'h1', type: 'headline', code: 'not-allowed-here' }];
  await page.route('**/operations/', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid_content', errors } }),
  );
  await field(page, 'headline', 'content').fill('Woanders');
  await page.getByRole('button', { name: /^Nicht gespeichert/ }).press('Enter');
  const reason = page.getByRole('dialog', { name: 'Überschrift' }).getByRole('alert');
  await expect(reason).toHaveText('Das darf hier nicht stehen.');
  await expect(reason).toBeFocused();
  await expectAccessibleAt(page, [1280, 320]);
  await page.keyboard.press('Escape');
  await page.unroute('**/operations/');
});

test('all that English does not say is taken over from German in one step', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Alles übernehmen', MODULES);
  await edit(page, made.paths.de);
  await field(page, 'faq', 'questions/q1/question').click();
  await allFields(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Alles Fehlende übernehmen' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Alles Fehlende übernehmen' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  const english = async () => (await draftOf(page, made)).modules[2]?.text.en;
  expect(await english()).toEqual({ questions: { q1: { question: 'Allein?', answer: '<p>Ja.</p>' } } });
  await page.keyboard.press('Control+z');
  await saved(page);
  await expect.poll(english).toEqual({});
});

test('links lead to entities of the site by their names, lists grow and shrink', FULL, async ({ page }) => {
  const title = `Ziele ${ownWord()}`;
  const made = await editablePage(page, title, MODULES);
  await edit(page, made.paths.de);
  await field(page, 'link', 'link_text').click();
  await allFields(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ziel').selectOption({ label: 'Eine Seite des Hauses' });
  await dialog.getByRole('combobox', { name: 'Welche' }).fill(title.toLowerCase());
  await dialog.getByRole('option', { name: title }).first().click();
  await expect(dialog.getByRole('combobox', { name: 'Welche' })).toHaveValue(title);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.locator('[data-module="link"] a')).toHaveAttribute('href', made.paths.de);

  await field(page, 'faq', 'questions/q1/question').click();
  await allFields(page).click();
  await dialog.getByRole('button', { name: 'Dazu: Frage' }).click();
  await dialog.getByLabel('Frage', { exact: true }).last().fill('Laut?');
  await dialog.getByRole('textbox', { name: 'Antwort' }).last().fill('Sehr.');
  await dialog.getByRole('button', { name: 'Frage 2 nach oben' }).click();
  await dialog.getByRole('button', { name: 'Frage 2 löschen' }).click();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  const [, link, faq] = (await draftOf(page, made)).modules;
  expect(link?.data).toMatchObject({ link: { to: 'page' } });
  expect(Object.values(faq?.text.de.questions as object)).toEqual([
    { question: 'Laut?', answer: '<p>Sehr.</p>' },
  ]);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
  await expect(field(page, 'faq', 'questions/q1/question')).toHaveText('Allein?');
});

test('the page is published with the last input; missing texts prevent a language, and link there', async ({
  page,
  browser,
}) => {
  const made = await editablePage(page, 'Live', MODULES);
  await edit(page, made.paths.de);
  const headline = field(page, 'headline', 'content');
  await headline.fill('');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Was geht live?' });
  await expect(dialog.getByText('1 Fehler, bleibt wie es ist')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Nichts zu veröffentlichen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog
    .getByRole('button', { name: /^Beheben/ })
    .first()
    .click();
  const fields = page.getByRole('dialog', { name: 'Überschrift' });
  const fault = fields.locator('[data-control="content"][lang="de"] :focus');
  await expect(fault).toBeVisible();
  await expect(fault).toHaveAccessibleDescription(/Das fehlt/);
  await fields.getByLabel('Überschrift', { exact: true }).fill('Da ist sie wieder');
  await fields.getByRole('button', { name: 'Fertig' }).click();
  // Without waiting for anything to be saved.
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(dialog.getByText('Geändert').first()).toBeVisible();
  await dialog.getByRole('checkbox').last().uncheck();
  await dialog.getByRole('button', { name: 'Veröffentlichen: Deutsch' }).click();
  await expect(page.locator('[data-said]')).toHaveText('Veröffentlicht');

  const visitor = await browser.newContext();
  const read = async (path: string) => (await visitor.request.get(new URL(path, page.url()).href)).text();
  expect(await read(made.paths.de)).toContain('Da ist sie wieder');
  expect(await read(made.paths.en)).toContain('Lauter Löcher');
  await visitor.close();
});

test('a formatted text that is missing is led to in its dialog, which says why', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Ohne Text', [
    ...MODULES,
    module('t1', 'text', { de: { content: '<p>Gleich weg</p>' } }),
  ]);
  await edit(page, made.paths.de);
  await field(page, 'text', 'content').fill('');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const fix = page.getByRole('dialog', { name: 'Was geht live?' }).getByRole('button', { name: /^Beheben/ });
  await fix.first().click();
  const fault = page
    .getByRole('dialog', { name: 'Text' })
    .locator('[data-control="content"][lang="de"] :focus');
  await expect(fault).toHaveAccessibleDescription(/Das fehlt/);
  await fault.pressSequentially('Wieder da');
  await expect(fault).not.toHaveAccessibleDescription(/Das fehlt/);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  const [, , , text] = (await draftOf(page, made)).modules;
  expect(text?.text.de.content).toBe('<p>Wieder da</p>');
});

test(
  'a click on a picture, a film, a link or a teaser opens the dialog at that very field',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Ein Klick', [
      module('bild', 'image', { data: { image: { art: 'theatre', seed: 'a~bird' } }, de: { caption: 'Da' } }),
      module('reihe', 'image-list', {
        data: {
          children: [
            { id: 'eins', image: { art: 'theatre', seed: 'b~drum' } },
            { id: 'zwei', image: { art: 'music', seed: 'c~leaf' } },
          ],
        },
      }),
      {
        ...module('liste', 'teaser-list'),
        slots: {
          items: [
            module('kachel', 'teaser-item', {
              data: {
                image: { art: 'school', seed: 'd~sun' },
                link: { to: 'url', url: 'https://haus.example' },
              },
              de: { headline: 'Kachel' },
            }),
          ],
        },
      },
      module('film', 'video', { data: { video_url: 'https://vimeo.com/123456789' }, de: { title: 'Film' } }),
    ]);
    await edit(page, made.paths.de);
    const dialog = page.getByRole('dialog');
    const opensAt = async (field: string) => {
      await expect(dialog.locator(`[data-control="${field}"] :focus`)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await page.locator('[data-module="image"] img').click();
    await opensAt('image');
    await page.locator('[data-module="image-list"] img').nth(1).scrollIntoViewIfNeeded();
    await page.locator('[data-module="image-list"] img').nth(1).click();
    await opensAt('children/zwei/image');
    const teaser = page.locator('[data-module="teaser-item"]');
    await teaser.getByText('Kachel').click();
    await page.keyboard.type('!');
    await expect(teaser).toContainText('!');
    // For visitors its link lies over all of the teaser.
    await teaser.locator('img').click();
    await opensAt('image');
    await page.locator('[data-module="video"] [data-embed]').click({ position: { x: 20, y: 20 } });
    await opensAt('video_url');
    expect(new URL(page.url()).pathname).toBe(made.paths.de);
  },
);

test('axe finds nothing in the dialogs of fields and of publishing', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Dialoge', MODULES);
  await edit(page, made.paths.de);
  const expectAccessibleNow = async () => {
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    await expectAccessibleAt(page, [1280, 390]);
  };
  for (const [type, path] of [
    ['faq', 'questions/q1/question'],
    ['link', 'link_text'],
  ] as const) {
    await field(page, type, path).click();
    await allFields(page).click();
    await expectAccessibleNow();
    await page.getByRole('button', { name: 'Fertig' }).click();
  }
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText('Besucher sehen es schon so.').first()).toBeVisible();
  await expectAccessibleNow();
});
