import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hubPath, MOVED_PAGE, ROWS_FROM } from '#features/core/navigation/hub-path.ts';
import { signIn, signInAs } from './accounts.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll, violationsOn } from './axe.ts';
import { send } from './content-calls.ts';
import { edit, editablePage, module } from './editor.ts';
import { FULL, tried } from './extent.ts';
import { ownWord } from './own-word.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Somebody's visits to the hub are an hour older than they are. */
function wasHereAnHourAgo(email: string): void {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'buntspecht.sqlite'), {
    timeout: 10_000,
  });
  const visits = "update hub_visits set seen_at = strftime('%Y-%m-%dT%H:%M:%fZ', seen_at, '-1 hour')";
  database.prepare(`${visits} where user_id = (select id from users where email = ?)`).run(email);
  database.close();
}

/** Puts copies of a page beside it, as far as the hub reads them. Gives what takes them away, so that other journeys have a small tree. */
function copyInDatabase(id: number, count: number, word: string): () => void {
  const open = () =>
    new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'buntspecht.sqlite'), { timeout: 10_000 });
  const database = open();
  const columnsOf = (table: string) =>
    database
      .prepare(`select name from pragma_table_info('${table}') where name <> 'id'`)
      .all()
      .map(({ name }) => String(name));
  const insert = (table: string, said: Record<string, string>, where: string) => {
    const columns = columnsOf(table);
    const values = columns.map((column) => said[column] ?? column);
    return database
      .prepare(`insert into ${table} (${columns}) select ${values} from ${table} where ${where}`)
      .run().lastInsertRowid;
  };
  database.exec('begin immediate');
  const made = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const document = insert('documents', {}, `id = (select document_id from pages where id = ${id})`);
    const paths = { path_de: `path_de || '-${number}'`, path_en: `path_en || '-${number}'` };
    const title = { title_de: `'${word} ${number}.'`, slug_de: `slug_de || '-${number}'` };
    insert('pages', { ...paths, ...title, document_id: `${document}` }, `id = ${id}`);
    return document;
  });
  database.exec('commit');
  database.close();
  return () => {
    const later = open();
    later.exec(`pragma foreign_keys = on; delete from documents where id in (${made})`);
    later.close();
  };
}

/** Goes on in the tree until a row is there: other journeys make pages as well. */
async function goOnTo(page: Page, row: Locator): Promise<void> {
  // By its address, which answers with the next rows: a second press before they have come would go past the row.
  while ((await row.count()) === 0) {
    const further = await page.getByRole('link', { name: 'Mehr zeigen' }).getAttribute('href');
    await page.goto(further ?? '');
  }
  await expect(row).toHaveCount(1);
}

test('is for staff alone', FULL, async ({ page, browser }) => {
  await page.goto('/cms-hub/trash');
  await expect(page).toHaveURL(/\/de\/user\/.*next=%2Fcms-hub%2Ftrash|\/en\/user\/.*next=%2Fcms-hub%2Ftrash/);
  const visitor = await browser.newPage();
  await signIn(visitor, 'jule');
  for (const room of ['', '/planned', '/trash', '/media', '/handbook'])
    expect((await visitor.goto(`/cms-hub${room}`))?.status(), room).toBe(403);
  await visitor.close();
});

for (const javaScriptEnabled of tried([true, false])) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page is made from a pattern, copied, moved, deleted and restored', async ({ page }) => {
      const title = `Kellerkino ${ownWord()}`;
      const slug = title.toLowerCase().replace(' ', '-');
      await signIn(page, 'redaktion');
      await page.goto('/cms-hub?lang=de');
      await page.getByText('Neue Seite').click();
      await page.getByLabel('Titel auf Deutsch').fill(title);
      await page.getByLabel('Beginnt mit').selectOption('Fragen und Antworten');
      await page.getByRole('button', { name: 'Anlegen und bearbeiten' }).click();
      await expect(page).toHaveURL(new RegExp(`/de/${slug}\\?edit`));

      await page.goto('/cms-hub?lang=de');
      const row = page.getByRole('row', { name: new RegExp(`^${title} (?!\\(Kopie)`) });
      await goOnTo(page, row);
      await expect(row.locator('[data-language="de"]')).toHaveText('Entwurf');
      await expect(row.locator('[data-language="en"]')).toHaveText('fehlt');

      await row.getByRole('button', { name: `Mehr zu ${title}` }).click();
      await page.getByRole('button', { name: 'Kopieren' }).click();
      const copy = page.getByRole('row', { name: new RegExp(`^${title} \\(Kopie\\)`) });
      await expect(copy).toBeVisible();
      const said = page.getByRole('status');
      await expect(said).toContainText(`Kopiert: „${title} (Kopie)“`);

      await copy.getByRole('button', { name: /^Mehr zu/ }).click();
      await page
        .getByRole('link', { name: 'Unter eine andere Seite legen' })
        .and(page.locator(':visible'))
        .click();
      const moving = page.getByRole('form', { name: `„${title} (Kopie)“ verschieben` });
      await expect(moving.getByLabel('Liegt unter')).toBeFocused();
      // The tree does not hold itself in each of its rows.
      await expect(page.getByRole('table').getByRole('option', { includeHidden: true })).toHaveCount(0);
      await moving.getByLabel('Liegt unter').selectOption(title);
      await moving.getByRole('button', { name: 'Verschieben' }).click();
      await expect(copy.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/de/${slug}/`));
      await expect(said).toContainText(`„${title} (Kopie)“ liegt jetzt woanders`);
      // A page cannot be moved below its own subpages.
      await row.getByRole('button', { name: `Mehr zu ${title}`, exact: true }).click();
      await page
        .getByRole('link', { name: 'Unter eine andere Seite legen' })
        .and(page.locator(':visible'))
        .click();
      const places = page.getByRole('form', { name: `„${title}“ verschieben` }).getByLabel('Liegt unter');
      await expect(places.getByRole('option', { name: 'Ganz oben' })).toHaveCount(1);
      await expect(places.getByRole('option', { name: title })).toHaveCount(0);
      await page.getByRole('link', { name: 'Abbrechen' }).click();
      await expect(places).toHaveCount(0);
      // It is indented below its parent.
      const left = async (of: Locator) => (await of.getByRole('link').first().boundingBox())?.x ?? 0;
      expect(await left(copy)).toBeGreaterThan((await left(row)) + 10);

      await row.getByRole('button', { name: `Mehr zu ${title}`, exact: true }).click();
      await page.getByRole('button', { name: 'In den Papierkorb' }).and(page.locator(':visible')).click();
      await expect(row).toHaveCount(0);
      await expect(copy).toHaveCount(0);
      await expect(said).toContainText(`„${title}“ liegt im Papierkorb`);
      await page.getByRole('link', { name: /^Papierkorb/ }).click();
      await page
        .getByRole('listitem')
        .filter({ has: page.getByText(title, { exact: true }) })
        .getByRole('button', { name: 'Wiederherstellen' })
        .click();
      await expect(said).toContainText(`„${title}“ ist wieder da`);
      await page.getByRole('link', { name: 'Seiten', exact: true }).click();
      await goOnTo(page, row);
      await page.goto('/cms-hub?lang=de&open=');
      await goOnTo(page, row);
      await expect(copy).toHaveCount(0);
      await row.getByRole('link', { name: `Unter ${title} aufklappen: 1 Seite` }).press('Enter');
      await expect(copy).toHaveCount(1);
      await row.getByRole('link', { name: `Unter ${title} zuklappen: 1 Seite` }).press('Enter');
      await expect(copy).toHaveCount(0);
    });
  });
}

test(
  'a large tree goes on behind its last row, and back, without scripts too',
  FULL,
  async ({ page, browser, baseURL }) => {
    const word = ownWord();
    const { id } = await editablePage(page, `Reihe ${word}`, [
      module('a', 'headline', { de: { content: 'Da' } }),
    ]);
    const leave = copyInDatabase(id, 100, word);
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState,
      ...(baseURL ? { baseURL } : {}),
    });
    for (const hub of [page, await plain.newPage()]) {
      await hub.goto('/cms-hub?lang=en');
      const rows = hub.getByRole('table').getByRole('rowheader');
      await expect(rows).toHaveCount(100);
      const first = (await rows.first().textContent()) ?? '';
      const further = hub.getByRole('navigation', { name: 'Further pages' });
      await expect(further).toContainText('1–100 of ');
      await further.getByRole('link', { name: 'Show more' }).press('Enter');
      await expect(further).toContainText('101–');
      await expect(rows.first()).not.toHaveText(first);
      await further.getByRole('link', { name: 'Show previous' }).press('Enter');
      await expect(further).toContainText('1–100 of ');
      await expect(rows.first()).toHaveText(first);
      // A page of any part is found by its name.
      await hub.getByLabel('Search for a page or its text').fill(`${word} 100.`);
      await hub.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(rows).toHaveCount(1);
      await expect(further).toHaveCount(0);
    }
    await plain.close();
    await page.goto('/cms-hub?lang=de');
    const further = page.getByRole('navigation', { name: 'Weitere Seiten' });
    await expect(further).toContainText(/^1–100 von \d+/);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page, { include: '.hub-further' })).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
    leave();
  },
);

test(
  'activity of others is summed up in a few words, which lead to all of it',
  FULL,
  async ({ page, browser }) => {
    const other = await browser.newPage();
    const word = ownWord();
    for (const at of [1, 2, 3, 4, 5, 6])
      await editablePage(other, `${word} ${at}`, [module('a', 'headline', { de: { content: 'Neu' } })]);
    await other.close();
    await signIn(page, 'leitung', 'en');
    await page.goto('/cms-hub?lang=en');
    wasHereAnHourAgo('leitung@buntspecht.example');
    await page.goto('/cms-hub?lang=en');
    const lead = page.locator('.hub-head .lead');
    await expect(lead).toContainText(/^Since your last visit/);
    await expect(lead).toContainText(/ and \d+ more\.$/);
    await page.getByRole('link', { name: /^and \d+ more$/ }).click();
    const all = page.locator('.hub-told > li');
    for (const at of [1, 2, 3, 4, 5, 6])
      await expect(all.filter({ hasText: `${word} ${at}` })).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page)).toEqual([]);
    }
  },
);

test(
  'a current editor stands in the row of the page, in both languages and on a phone, and disappears soon after',
  FULL,
  async ({ page, context, browser, baseURL }) => {
    test.setTimeout(120_000);
    const title = `Besetzt ${ownWord()}`;
    const made = await editablePage(page, title, [module('a', 'headline', { de: { content: 'Hier' } })]);
    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await signInAs(other, 'leitung', 'de', '/de');
    await edit(other, made.paths.de);

    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'GET' && /\/presence\/$/.test(request.url())) streams.push(request.url());
    });
    // Another tab of this browser has the connection, and got the message before the hub was opened.
    await edit(page, made.paths.de);
    await expect(page.locator('[data-others="1"]')).toBeVisible();
    const hub = await context.newPage();
    for (const [language, words, own] of [
      ['de', / ist hier$/, 'Du bist hier in einem anderen Fenster'],
      ['en', / is here$/, 'You’re here in another window'],
    ] as const) {
      await hub.goto(hubPath('pages', language, { [ROWS_FROM]: `${made.id}.0.0` }));
      const present = hub.getByRole('row', { name: new RegExp(title) }).locator('[data-present] > span');
      await expect(present.filter({ hasText: words })).toBeVisible();
      await expect(present.filter({ hasText: own })).toBeVisible();
      await expect(present).toHaveCount(2);
      await hub.setViewportSize({ width: 390, height: 844 });
      await present.first().scrollIntoViewIfNeeded();
      await expect(present.first()).toBeInViewport();
      expect(await violationsOn(hub)).toEqual([]);
      expect(await hub.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await hub.setViewportSize({ width: 1440, height: 900 });
    }
    expect(streams).toHaveLength(1);

    // The connection ends with its tab, and the hub takes it over; an editor who leaves disappears.
    await page.close();
    await other.close();
    // Before reconnecting it knows of nobody, which looks the same.
    await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(2);
    const present = hub.getByRole('row', { name: new RegExp(title) }).locator('[data-present] > span');
    await expect(present).toHaveCount(0, { timeout: 30_000 });
  },
);

test('a missing title is required, and no input is lost', FULL, async ({ page }) => {
  await signIn(page, 'redaktion', 'en');
  await page.goto('/cms-hub?lang=en');
  await page.getByText('New page').click();
  await page.getByLabel('German title').fill('   ');
  await page.getByLabel('English title').fill('Cinema');
  await page.getByRole('button', { name: 'Create and edit' }).click();
  await expect(page.getByRole('alert')).toHaveText('Give the page a German title.');
  await expect(page.getByLabel('English title')).toHaveValue('Cinema');
});

test('a page that went meanwhile cannot be moved, and that is said', async ({ page }) => {
  await signIn(page, 'redaktion', 'en');
  for (const gone of ['999999', '0', 'x'.repeat(2000)]) {
    const answer = await page.goto(hubPath('pages', 'en', { [MOVED_PAGE]: gone }));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('alert')).toHaveText('This page no longer exists.');
    await expect(page.getByRole('form')).toHaveCount(0);
  }
});

test('plans are shown beside the tree and can be cancelled', FULL, async ({ page }) => {
  const { document } = await editablePage(page, 'Plan im Haus', [
    module('a', 'headline', { de: { content: 'Plan im Haus' } }),
  ]);
  const at = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const planned = await send(page, 'POST', `/documents/${document}/unpublish/`, { languages: ['en'], at });
  expect(planned.status(), await planned.text()).toBe(204);
  await page.goto('/cms-hub?lang=en');
  const beside = page.getByRole('region', { name: 'Scheduled' });
  await expect(beside).toContainText('Plan im Haus goes offline, EN');
  await page.getByRole('link', { name: /^Scheduled/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Plan im Haus' })
    .getByRole('button', { name: 'Cancel this schedule' })
    .click();
  await expect(page.getByText('Plan im Haus')).toHaveCount(0);
});

test('a picture is described in both languages, English not without German', FULL, async ({ page }) => {
  await signIn(page, 'redaktion', 'en');
  await page.goto('/cms-hub/media?lang=en&q=erster-abend');
  const describe = page.getByRole('button', { name: 'Describe erster-abend.jpg' });
  await describe.click();
  await page.getByLabel('German description of the image').fill('');
  await page.getByLabel('English description of the image').fill('A moon.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('First say in German what the image shows.');
  await describe.click();
  await expect(page.getByLabel('English description of the image')).toHaveValue('A moon.');
  await page.getByLabel('German description of the image').fill('Ein Mond.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/cms-hub/media?lang=en&q=erster-abend');
  await expect(page.getByRole('img', { name: 'Ein Mond.' })).toBeVisible();
});

test(
  'files are added to the library, each separately, with a reason for each refusal',
  FULL,
  async ({ page }) => {
    await signIn(page, 'redaktion', 'en');
    await page.goto('/cms-hub/media?lang=en');
    const files = page.getByLabel('Files for the library');
    await files.setInputFiles([
      { name: 'Saalplan.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'Bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await page.getByRole('button', { name: 'Upload' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Bild.svg isn’t a file type the library accepts');
    const inLibrary = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Describe ${name}` }) });
    await expect(inLibrary('saalplan.pdf').first()).toBeVisible();
    await expectAccessible(page);

    await files.setInputFiles([{ name: 'Zweiter Saalplan.pdf', mimeType: 'application/pdf', buffer: PDF }]);
    await page.getByRole('button', { name: 'Upload' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '1 file uploaded.' })).toBeVisible();
    await expect(inLibrary('zweiter-saalplan.pdf').first()).toBeVisible();
  },
);

for (const language of tried(['de', 'en'] as const)) {
  test(`every room holds for axe and at each width, ${language}`, FULL, async ({ page }) => {
    const { document: draft, id } = await editablePage(
      page,
      `Donaudampfschifffahrtsgesellschaftskapitänsmützen ${language}`,
      [module('a', 'headline', { de: { content: 'Mützen' }, en: { content: 'Hats' } })],
    );
    // Both languages say the longest there is to say.
    const operations = [{ op: 'insert', place: 'root/main', index: 0, node: module('b', 'text') }];
    await send(page, 'POST', `/documents/${draft}/operations/`, { base_version: 2, operations });
    const rooms = (['pages', 'planned', 'trash', 'media', 'handbook'] as const).map((room) =>
      hubPath(room, language),
    );
    for (const path of [...rooms, hubPath('pages', language, { [MOVED_PAGE]: `${id}` })])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessibleAt(page, [1440, 390]);
        for (const width of [768, 320]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page);
        }
      });
  });
}
