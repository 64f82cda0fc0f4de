import { expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from './accounts.ts';
import { expectAccessibleAt, violationsOn } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, field, type MadePage, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

/** Modules are inserted, moved, copied and removed, by mouse and by keys; and failures of saving. */

const typesOf = async (page: Page, made: MadePage) =>
  (await draftOf(page, made)).modules.map(({ type }) => type);

const said = (page: Page) => page.locator('[data-said]');

async function insert(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  await page.getByLabel('Baustein suchen').fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a page from nothing by mouse: modules inserted, written, moved, duplicated, removed and restored', async ({
  page,
}) => {
  const made = await editablePage(page, 'Aus dem Nichts', [
    module('t0', 'text', { de: { content: '<p>Da</p>' } }),
  ]);
  await edit(page, made.paths.de);
  await insert(page, 'Überschrift');
  await expect(field(page, 'headline', 'content')).toBeFocused();
  await page.keyboard.type('Wer klopft da?');
  // Found by its English name and by synonyms.
  await insert(page, 'FAQ');
  await expect(page.locator('[data-module="faq"] [data-field]').first()).toBeFocused();
  await page.keyboard.type('Wer?');
  await insert(page, 'accordion');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(said(page)).toHaveText('Fragen und Antworten gelöscht');
  await saved(page);
  expect(await typesOf(page, made)).toEqual(['text', 'headline', 'faq']);

  await field(page, 'headline', 'content').click();
  await page.getByRole('button', { name: 'Nach oben' }).click();
  await expect(said(page)).toHaveText('Überschrift auf Platz 1 von 3 verschoben');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Verdoppeln' }).click();
  await saved(page);
  expect(await typesOf(page, made)).toEqual(['headline', 'headline', 'text', 'faq']);
  await page.getByRole('button', { name: /^Rückgängig: Überschrift „Wer klopft da\?“ verdoppelt/ }).click();
  await saved(page);
  expect(await typesOf(page, made)).toEqual(['headline', 'text', 'faq']);
});

test('samples are drawn small with their real views, and are inert', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Muster', [module('t0', 'text', { de: { content: '<p>Da</p>' } })]);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Baustein einfügen' });
  const sample = (type: string) => dialog.locator(`[data-sample="${type}"]`);
  await expect(sample('headline')).toContainText('Oben rauscht es');
  // Modules far below are rendered when scrolled into view, with the venue's data.
  await expect(sample('opening-hours')).toHaveCount(0);
  await dialog.getByLabel('Baustein suchen').fill('Öffnungszeiten');
  await expect(sample('opening-hours')).toContainText('Uhr');
  // Modules not allowed here have no sample.
  await dialog.getByLabel('Baustein suchen').fill('');
  await expect(sample('teaser-item')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: /^Text/ })).toBeFocused();
  expect(await violationsOn(page, { include: 'dialog' })).toEqual([]);
});

test('a page from nothing by keys alone', async ({ page }) => {
  const made = await editablePage(page, 'Nur Tasten', [
    module('t0', 'text', { de: { content: '<p>Da</p>' } }),
  ]);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Baustein', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Baustein suchen')).toBeFocused();
  await page.keyboard.type('head');
  await page.keyboard.press('Enter');
  await expect(field(page, 'headline', 'content')).toBeFocused();
  await page.keyboard.type('Getippt');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(said(page)).toHaveText('Überschrift auf Platz 1 von 2 verschoben');
  // Writing goes on where it was.
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('toolbar', { name: 'Überschrift, Platz 1 von 2' }).getByRole('button').first(),
  ).toBeFocused();
  // Up, down, all fields, more.
  for (let button = 1; button < 4; button += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Mehr', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText('Überschrift auf Platz 2 von 2 verschoben');
  await saved(page);
  expect(await typesOf(page, made)).toEqual(['text', 'headline']);
  await page.keyboard.press('Control+z');
  await expect(said(page)).toHaveText('Rückgängig gemacht: Überschrift „Getippt“ verschoben');
  await saved(page);
  expect(await typesOf(page, made)).toEqual(['headline', 'text']);
  await page.keyboard.press('Control+y');
  await expect(said(page)).toHaveText('Wiederholt: Überschrift „Getippt“ verschoben');
});

test(
  'content that cannot be pasted is reported visibly, and does not prevent saving',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Fremde Zwischenablage', [
      module('t0', 'text', { de: { content: '<p>Da</p>' } }),
    ]);
    await edit(page, made.paths.de);
    await page.evaluate(() =>
      localStorage.setItem(
        'buntspecht-module',
        JSON.stringify({ id: 'x', type: 'evil', version: 1, data: {}, text: { de: {}, en: {} } }),
      ),
    );
    await field(page, 'text', 'content').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('button', { name: 'Danach einsetzen' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'Kopier' });
    await expect(note).toBeVisible();
    await expect(page.locator('[data-saving="clean"]')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await field(page, 'text', 'content').fill('Geht weiter');
    await expect(note).toHaveCount(0);
    await saved(page);
  },
);

test(
  'the placeholder of a list is pasted onto no page without built-in content, and both languages say so',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Ohne eigenen Inhalt', [
      module('t0', 'text', { de: { content: '<p>Da</p>' }, en: { content: '<p>There</p>' } }),
    ]);
    for (const [path, words] of [
      [made.paths.de, 'Inhalt der Seite darf hier nicht stehen.'],
      [made.paths.en, 'Page content can’t go here.'],
    ] as const) {
      await edit(page, path);
      await page.evaluate(() => {
        const empty = { version: 1, data: {}, text: { de: {}, en: {} } };
        localStorage.setItem(
          'buntspecht-module',
          JSON.stringify({ id: 'x', type: 'page-content', ...empty }),
        );
      });
      await page.keyboard.press('Control+v');
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.locator('[data-saving="clean"]')).toBeVisible();
    }
    expect(await typesOf(page, made)).toEqual(['text']);
    const node = { id: 'x', type: 'page-content', version: 1, data: {}, text: { de: {}, en: {} } };
    const refused = await send(page, 'POST', `/documents/${made.document}/operations/`, {
      base_version: (await draftOf(page, made)).version,
      operations: [{ op: 'paste', place: 'root/main', index: 0, node, as: 'neu' }],
    });
    expect(refused.status()).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'not-allowed-here' }] });
  },
);

test('columns take modules, and give them to other columns and to the page', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Spalten', [module('t0', 'text', { de: { content: '<p>Da</p>' } })]);
  await edit(page, made.paths.de);
  await field(page, 'text', 'content').click();
  await insert(page, 'Abschnitt');
  await page.getByRole('button', { name: 'Baustein in Spalte 2 einfügen' }).click();
  await page.getByLabel('Baustein suchen').fill('hero');
  // One of those stands on the page itself only.
  await expect(page.getByRole('status').filter({ hasText: 'So heißt kein Baustein' })).toBeVisible();
  await page.getByLabel('Baustein suchen').fill('Text');
  await page.keyboard.press('Enter');
  await page.keyboard.type('In der Spalte');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Verschieben: in Abschnitt 1, Spalte 1' }).click();
  await saved(page);
  const [, section] = (await draftOf(page, made)).modules as unknown as {
    slots: Record<string, { type: string }[]>;
  }[];
  expect(Object.values(section?.slots ?? {}).map((slot) => slot.map(({ type }) => type))).toEqual([
    ['text'],
    [],
  ]);
});

test('a module copied on one page is pasted on another, under its own name', FULL, async ({ page }) => {
  const from = await editablePage(page, 'Woher', [module('h1', 'headline', { de: { content: 'Wandert' } })]);
  await edit(page, from.paths.de);
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('button', { name: 'Kopieren' }).click();
  const made = await (await send(page, 'POST', '/pages/', { title: { de: 'Wohin', en: null } })).json();
  const to = { document: made.document, paths: made.urls } as MadePage;
  await edit(page, to.paths.de);
  await page.keyboard.press('Control+v');
  await expect(field(page, 'headline', 'content')).toHaveText('Wandert');
  await saved(page);
  const [pasted] = (await draftOf(page, to)).modules;
  expect(pasted?.id).not.toBe('h1');
});

test('a session that ends in mid-edit loses nothing: one signs in over the page, and the same is sent again', async ({
  page,
}) => {
  const made = await editablePage(page, 'Abgemeldet', [
    module('h1', 'headline', { de: { content: 'Vorher' } }),
  ]);
  await edit(page, made.paths.de);
  const stored = (await page.context().cookies()).filter(({ name }) => !/session$/i.test(name));
  await page.context().clearCookies();
  await page.context().addCookies(stored);
  const headline = field(page, 'headline', 'content');
  await headline.click();
  await page.keyboard.press('End');
  // In one go: the dialog takes the keyboard as soon as the first save is refused.
  await page.keyboard.insertText(' und nachher');
  const dialog = page.getByRole('dialog', { name: 'Bitte melde dich wieder an' });
  await expect(dialog).toBeVisible();
  await expect(headline).toHaveText('Vorher und nachher');
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByLabel('E-Mail-Adresse').fill('redaktion@buntspecht.example');
  await dialog.getByLabel('Passwort').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Passwort').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Vorher und nachher');
});

test(
  'without a network one goes on writing, reads so, and it is saved when there is one again',
  FULL,
  async ({ page }) => {
    const made = await editablePage(page, 'Offline', [module('h1', 'headline', { de: { content: 'Netz' } })]);
    await edit(page, made.paths.de);
    await page.context().setOffline(true);
    await field(page, 'headline', 'content').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' weg');
    await expect(page.getByText('Offline, 1 offen')).toBeVisible();
    await page.context().setOffline(false);
    await saved(page);
    expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Netz weg');
  },
);

test('two on one page: changes elsewhere are merged, the same text is theirs to choose', async ({ page }) => {
  const nodes = [
    module('h1', 'headline', { de: { content: 'Oben' } }),
    module('t1', 'text', { de: { content: '<p>Unten</p>' } }),
  ];
  const made = await editablePage(page, 'Zu zweit', nodes);
  await edit(page, made.paths.de);
  const { version } = await draftOf(page, made);
  const operations = [
    { op: 'set-field', id: 'h1', language: 'de', field: 'content', value: 'Oben, von Jonas' },
    { op: 'set-field', id: 't1', language: 'de', field: 'content', value: '<p>Unten, von Jonas</p>' },
  ];
  await send(page, 'POST', `/documents/${made.document}/operations/`, { base_version: version, operations });
  await field(page, 'headline', 'content').click();
  await page.keyboard.press('End');
  await page.keyboard.type(', von mir');
  await page.getByRole('button', { name: '1 Feld offen, sonst alles gespeichert' }).click();
  await expect(field(page, 'text', 'content')).toHaveText('Unten, von Jonas');
  await expect(field(page, 'headline', 'content')).toHaveText('Oben, von mir');
  const dialog = page.getByRole('dialog', { name: 'Zwei Stifte, ein Satz' });
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^Ihrs/ }).check();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(field(page, 'headline', 'content')).toHaveText('Oben, von Jonas');
  await saved(page);
  expect((await draftOf(page, made)).modules[0]?.text.de.content).toBe('Oben, von Jonas');
});

test('axe finds nothing in dialogs, tabs and menus', FULL, async ({ page }) => {
  const made = await editablePage(page, 'Werkzeug', [
    module('h1', 'headline', { de: { content: 'Oben' } }),
    module('t1', 'text', { de: { content: '<p>Unten</p>' } }),
  ]);
  await edit(page, made.paths.de);
  const expectAccessibleNow = async (shown: Locator) => {
    await expectAccessibleAt(page, [1280, 390]);
    await expect(shown).toBeVisible();
  };
  await field(page, 'text', 'content').click();
  await expectAccessibleNow(page.getByRole('toolbar', { name: 'Text', exact: true }));
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await expectAccessibleNow(page.getByRole('button', { name: 'Danach einsetzen' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Baustein danach einfügen' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessibleNow(page.getByRole('dialog'));
});
