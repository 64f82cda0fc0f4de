import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleAt } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';
import { ownWord } from './own-word.ts';

/** Sources for filling fields: the library, and entities of the site by their names. */

const MODULES = [
  module('h1', 'headline', { data: { headline_level: 2, anchor: 'oben' }, de: { content: 'Ganz oben' } }),
  module('i1', 'image', {
    data: { image: { art: 'exhibition', seed: 'schattenhafen~alga' }, format: '3:2' },
    de: { caption: 'Im Hafen' },
  }),
  module('l1', 'link', { data: { link: { to: 'url', url: '/de/produktionen' } }, de: { link_text: 'Hin' } }),
];

const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffc420', noise } })
    .jpeg()
    .toBuffer();

async function openFields(page: Page, type: string, path: string) {
  await field(page, type, path).click();
  await page.getByRole('button', { name: 'Alle Felder bearbeiten' }).click();
  return page.locator('dialog[open]').first();
}

test('a picture is uploaded, described, given its focal point and taken, by keys alone after the upload', async ({
  page,
}) => {
  const made = await editablePage(page, 'Bildwahl', MODULES);
  await edit(page, made.paths.de);
  const fields = await openFields(page, 'image', 'caption');
  await expect(fields.getByText('Ein Scherenschnitt des Hauses')).toBeVisible();
  await fields.getByRole('button', { name: 'Bild wählen' }).click();
  const library = page.getByRole('dialog', { name: 'Bild wählen' });
  const input = library.getByLabel(/^Dateien hochladen/);
  await input.setInputFiles({ name: 'Notiz.txt', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') });
  await expect(library.getByText('nimmt die Mediathek nicht')).toBeVisible();
  const word = ownWord();
  const file = { name: `Gelber Specht ${word}.jpg`, mimeType: 'image/jpeg', buffer: await picture() };
  await input.setInputFiles(file);
  const uploaded = library.getByRole('button', { name: new RegExp(`gelber-specht-${word}`) });
  await expect(uploaded).toHaveAttribute('aria-pressed', 'true');
  await expect(library.getByText('Fehlt noch.')).toBeVisible();
  await library.getByLabel('Beschreibung auf Deutsch').fill('Ein gelber Specht');
  const focus = library.getByRole('button', { name: /^Blickpunkt/ });
  await focus.press('Shift+ArrowLeft');
  await focus.press('ArrowUp');
  await expect(library.getByText('Blickpunkt 40 / 49.')).toBeVisible();
  await expect(library.getByText('Gespeichert')).toBeVisible();
  await library.getByRole('button', { name: 'Dieses Bild nehmen' }).press('Enter');

  // Without a reload: the page shows it, with its description.
  const shown = page.locator('[data-module="image"] img');
  await expect(shown).toHaveAttribute('alt', 'Ein gelber Specht');
  await expect(shown).toHaveAttribute('src', /-40-49-/);
  await fields.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  const stored = (await draftOf(page, made)).modules[1]?.data as { image: { id: number } };
  const asset = await (await send(page, 'GET', `/assets/${stored.image.id}/`, {})).json();
  expect(asset).toMatchObject({ focal_point: { x: 40, y: 49 }, alt: { de: 'Ein gelber Specht', en: null } });
  await page.keyboard.press('Control+z');
  await expect(shown).not.toHaveAttribute('alt', 'Ein gelber Specht');
});

test(
  'a link is found by a word of its event, by keys; places of the page are chosen by their names',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Linkwahl', MODULES);
    await edit(page, made.paths.de);
    const fields = await openFields(page, 'link', 'link_text');
    await fields.getByLabel('Ziel').selectOption({ label: 'Ein Stück' });
    const which = fields.getByRole('combobox', { name: 'Welche' });
    await which.fill('LOCHER lauter');
    await expect(fields.locator('[role=option]')).toHaveText([/Lauter Löcher/]);
    await which.press('Enter');
    await expect(which).toHaveValue('Lauter Löcher');
    const link = page.locator('[data-module="link"] a');
    await expect(link).toHaveAttribute('href', /lauter-loecher/);
    await fields.getByLabel('Öffnet ein neues Fenster').check();
    await expect(link).toHaveAttribute('target', '_blank');
    // Escape closes the suggestions, and the dialog remains.
    await which.click();
    await which.press('Escape');
    await expect(fields.locator('[role=option]')).toHaveCount(0);
    await expect(fields).toBeVisible();

    await fields.getByLabel('Ziel').selectOption({ label: 'Eine Stelle auf dieser Seite' });
    await fields.getByLabel('Stelle auf der Seite').selectOption({ label: 'Ganz oben' });
    await expect(link).toHaveAttribute('href', '#c-oben');
    await fields.getByRole('button', { name: 'Fertig' }).click();
    await saved(page);
    expect((await draftOf(page, made)).modules[2]?.data).toMatchObject({
      link: { to: 'anchor', anchor: 'oben' },
    });
  },
);

test(
  'a container is found by its name, by keys; a deleted one is reported at its field, and so is that there is none',
  FULL,
  async ({ page }) => {
    const nodes = [
      module('c1', 'container-module', { data: { slug: 'laengst-weg' } }),
      // A page with words says in its head what it is about.
      module('t1', 'text', {
        de: { content: '<p>Was hier gilt.</p>' },
        en: { content: '<p>The rules.</p>' },
      }),
    ];
    const made = await editablePage(page, 'Behälterwahl', nodes);
    await edit(page, made.paths.de);
    const openContainer = async () => {
      await page.getByRole('button', { name: 'Gliederung' }).click();
      await page.locator('[data-outline]').first().click();
      await page.getByRole('button', { name: 'Alle Felder bearbeiten' }).click();
    };
    await openContainer();
    const fields = page.locator('dialog[open]').first();
    const which = fields.getByRole('combobox', { name: 'Welcher Behälter' });
    await expect(which).toHaveValue('laengst-weg');
    await expect(which).toHaveAccessibleDescription(/So heißt nichts mehr/);
    await which.fill('RULES');
    await expect(fields.locator('[role=option]')).toHaveText(['house-rules']);
    await expectAccessibleAt(page, [1280, 390]);
    await which.press('Enter');
    await expect(which).toHaveValue('house-rules');
    await expect(which).not.toHaveAccessibleDescription(/So heißt nichts mehr/);
    await expect(page.locator('[data-module="container-module"]')).toContainText(/\S/);
    await fields.getByRole('button', { name: 'Fertig' }).click();
    await saved(page);
    expect((await draftOf(page, made)).modules[0]?.data).toMatchObject({ slug: 'house-rules' });

    const none = { count: 0, next: null, previous: null, results: [] };
    await page.route('**/pageeditor-api/container/?*', (route) => route.fulfill({ json: none }));
    await edit(page, made.paths.en);
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.locator('[data-outline]').first().click();
    await page.getByRole('button', { name: 'Edit all fields' }).click();
    await page.getByRole('combobox', { name: 'Which section' }).click();
    await expect(page.getByText('There are no shared sections yet.')).toBeVisible();
  },
);

test('an event that is over keeps its name in a link, and is said to be over', FULL, async ({ page }) => {
  const ids = Array.from({ length: 50 }, (_, index) => index + 1).join(',');
  const events = await (await page.request.get(`/de/api/events/?ids=${ids}`)).json();
  const now = new Date().toISOString();
  const past = (events.results as { id: number; name: string; date_end: string }[]).find(
    (event) => event.date_end < now,
  );
  if (!past) throw new Error('no event of the demo venue is over');
  const link = { to: 'event', id: past.id };
  const made = await editablePage(page, 'Vorbei', [
    module('l1', 'link', { data: { link }, de: { link_text: 'Hin' } }),
  ]);
  await edit(page, made.paths.de);
  const fields = await openFields(page, 'link', 'link_text');
  const which = fields.getByRole('combobox', { name: 'Welche' });
  await expect(which).toHaveValue(past.name.replaceAll('\u00ad', ''));
  await expect(which).toHaveAccessibleDescription(/Dieser Termin ist vorbei\.$/);
  await expectAccessibleAt(page, [1280, 320]);
});

test('an HTML file is chosen by its name, by keys, in both languages', FULL, async ({ page }) => {
  const [file] = (await (await page.request.get('/de/api/html/')).json()) as { name: string; url: string }[];
  if (!file) throw new Error('the demo venue has no HTML file');
  const made = await editablePage(page, 'Dateiwahl', [
    module('f1', 'html-file', { data: { url: '/api/html/4711/' } }),
    module('t1', 'text', { de: { content: '<p>Darüber.</p>' }, en: { content: '<p>About it.</p>' } }),
  ]);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Gliederung' }).click();
  await page.locator('[data-outline]').first().click();
  await page.getByRole('button', { name: 'Alle Felder bearbeiten' }).click();
  const which = page.getByRole('combobox', { name: 'HTML-Datei' });
  await expect(which).toHaveValue('Nicht mehr da oder nicht sichtbar');
  await which.fill(file.name.toUpperCase());
  await expect(page.locator('[role=option]')).toHaveText([file.name]);
  await which.press('Enter');
  await expect(which).toHaveValue(file.name);
  await page.getByRole('button', { name: 'Fertig' }).click();
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.data).toEqual({ url: file.url });
  await edit(page, made.paths.en);
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.locator('[data-outline]').first().click();
  await page.getByRole('button', { name: 'Edit all fields' }).click();
  await expect(page.getByRole('combobox', { name: 'HTML file' })).toHaveValue(file.name);
});

test('axe finds nothing in the library and among suggestions', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Wahl', MODULES);
  await edit(page, made.paths.de);
  const expectAccessibleNow = () => expectAccessibleAt(page, [1280, 390]);
  const fields = await openFields(page, 'image', 'caption');
  await fields.getByRole('button', { name: 'Bild wählen' }).click();
  const library = page.getByRole('dialog', { name: 'Bild wählen' });
  await library.getByRole('listitem').getByRole('button').first().click();
  await expect(library.getByRole('button', { name: /^Blickpunkt/ })).toBeVisible();
  await expect(library).toHaveCSS('opacity', '1');
  await expectAccessibleNow();
  await library.getByRole('button', { name: 'Abbrechen' }).click();
  await fields.getByRole('button', { name: 'Fertig' }).click();
  await openFields(page, 'link', 'link_text');
  await fields.getByLabel('Ziel').selectOption({ label: 'Eine Person' });
  await fields.getByRole('combobox', { name: 'Welche' }).click();
  await expect(fields.locator('[role=option]').first()).toBeVisible();
  await expectAccessibleNow();
  await expect(fields.locator('[role=option]').first()).toBeVisible();
});
