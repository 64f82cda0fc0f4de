import { type Browser, expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { send } from './content-calls.ts';
import { draftOf, edit, editablePage, field, module, saved } from './editor.ts';
import { FULL } from './extent.ts';

test.setTimeout(120_000);

/** Somebody else's browser, signed in. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signInAs(page, 'leitung', 'de', '/de');
  return page;
}

/** The same, editing a page. */
async function another(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await somebodyElse(browser, baseURL);
  await edit(page, path);
  return page;
}

const others = (page: Page) => page.locator('[data-others]');

test('two people on one page see each other, merge saved changes, and resolve conflicts', async ({
  page,
  browser,
  baseURL,
}) => {
  const made = await editablePage(page, 'Zu zweit', [
    module('eins', 'headline', { de: { content: 'Eins' } }),
    module('zwei', 'headline', { de: { content: 'Zwei' } }),
    module('drei', 'text', { de: { content: '<p>Drei</p>' } }),
  ]);
  const one = page.locator('[data-module="headline"] [data-field="content"]').first();
  await edit(page, made.paths.de);
  await expect(others(page)).toHaveCount(0);
  const other = await another(browser, baseURL, made.paths.de);
  await expect(others(page)).toBeVisible();
  await expect(others(other)).toBeVisible();

  // Position of the other editor, at the module and in the bar.
  const two = field(other, 'headline', 'content').nth(1);
  await two.click();
  const mark = page.getByText(/ ist hier$/).first();
  await expect(mark).toBeVisible();
  await others(page).click();
  await page.getByRole('button', { name: 'in „Zwei“' }).click();

  // Different modules: saved changes of the other are merged while something is being typed here.
  await two.press('End');
  await two.pressSequentially(' von drüben');
  await saved(other);
  await one.click();
  await one.press('End');
  await one.pressSequentially(' von hier');
  const show = page.getByRole('button', { name: 'Neues zeigen' });
  // Saving brings it in as well, whichever is first.
  const shown = field(page, 'headline', 'content').nth(1);
  await expect(async () => {
    if (await show.isVisible()) await show.click({ timeout: 1000 });
    await expect(shown).toHaveText('Zwei von drüben', { timeout: 1000 });
  }).toPass();
  await saved(page);
  await expect(one).toHaveText('Eins von hier');
  await expect
    .poll(async () => (await draftOf(page, made)).modules.map(({ text }) => text.de.content))
    .toEqual(['Eins von hier', 'Zwei von drüben', '<p>Drei</p>']);

  // The same text: the other one wrote before they knew of mine, and decides; the losing side is saved as a version.
  const theirs = field(other, 'headline', 'content').first();
  await theirs.click();
  await theirs.press('ControlOrMeta+a');
  await theirs.pressSequentially('Ganz anders');
  await other.getByRole('button', { name: /1 Feld offen/ }).click();
  const dialog = other.getByRole('dialog', { name: 'Zwei Stifte, ein Satz' });
  await expect(dialog).toContainText('Ganz anders');
  await dialog.getByRole('button', { name: 'Überall ihrs' }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs).toHaveText('Eins von hier');
  const versions = await (await send(page, 'GET', `/documents/${made.document}/versions/`, {})).json();
  expect((versions as { results: { reason: string }[] }).results.map(({ reason }) => reason)).toContain(
    'overruled',
  );

  // A text has room for both: first mine, then theirs, and nothing becomes a version.
  await field(page, 'text', 'content').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' von hier');
  await saved(page);
  const written = field(other, 'text', 'content');
  await written.click();
  await other.keyboard.press('End');
  await other.keyboard.type(' von drüben');
  await other.getByRole('button', { name: /1 Feld offen/ }).click();
  const row = dialog.getByRole('group', { name: /^Text/ });
  await expect(row.getByRole('checkbox', { name: /^Deins/ })).toBeChecked();
  await row.getByRole('checkbox', { name: /^Ihrs/ }).press('Space');
  expect(await violationsOn(other, { include: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: 'So übernehmen' }).press('Enter');
  await expect(dialog).toBeHidden();
  await saved(other);
  await expect
    .poll(async () => (await draftOf(page, made)).modules.at(-1)?.text.de.content)
    .toBe('<p>Drei von drüben</p><p>Drei von hier</p>');

  // Editors who close the page disappear from it.
  await other.close();
  await expect(others(page)).toHaveCount(0, { timeout: 40_000 });
});

test(
  'tabs of one browser share a connection, and the next one takes it over',
  FULL,
  async ({ page, context }) => {
    const made = await editablePage(page, 'Viele Reiter', [
      module('eins', 'headline', { de: { content: 'Eins' } }),
    ]);
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'GET' && /\/presence\/$/.test(request.url())) streams.push(request.url());
    });
    await edit(page, made.paths.de);
    await expect.poll(() => streams.length).toBe(1);
    const second = await context.newPage();
    await edit(second, made.paths.de);
    await expect(second.getByRole('button', { name: /du, in einem anderen Fenster/ })).toBeVisible();
    expect(streams).toHaveLength(1);
    await page.close();
    await expect.poll(() => streams.length, { timeout: 20_000 }).toBe(2);
    await expect(second.locator('[data-others]')).toHaveCount(0, { timeout: 40_000 });
  },
);

test(
  'an editor is notified of publications and plans of others, and the outline follows',
  FULL,
  async ({ page, browser, baseURL }) => {
    const made = await editablePage(page, 'Zu zweit veröffentlicht', [
      module('eins', 'headline', { de: { content: 'Eins' } }),
    ]);
    await edit(page, made.paths.de);
    await page.getByRole('button', { name: 'Gliederung', exact: true }).click();
    const dot = page.getByRole('dialog', { name: 'Gliederung' }).locator('[data-outline] > .outline-dot');
    await field(page, 'headline', 'content').click();
    await page.keyboard.type('!');
    await expect(dot).toHaveAttribute('data-state', 'changed');
    await saved(page);

    const other = await somebodyElse(browser, baseURL);
    const theirs = async (path: string, body: object) => {
      const answer = await send(other, 'POST', `/documents/${made.document}/${path}/`, body);
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const { version } = await draftOf(page, made);
    const said = page.locator('[data-said]');
    // An answer that does not come is asked for again with the next that happens: here somebody comes.
    await page.route('**/publications/', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/publications/'));
    await theirs('publish', { base_version: version, languages: ['de'] });
    await failed;
    // Shown for a few seconds, which the other may need to begin.
    await Promise.all([
      expect(page.locator('[data-told]')).toHaveText(/ hat diese Seite veröffentlicht$/),
      edit(other, made.paths.de),
    ]);
    await expect(dot).toHaveAttribute('data-state', 'published');

    await theirs('unpublish', { languages: ['de'], at: new Date(Date.now() + 86_400_000).toISOString() });
    await expect(said).toHaveText(/ hat für diese Seite etwas geplant$/);
    await expect(page.getByRole('button', { name: /^Geht offline: / })).toBeVisible();
    const calendar = `/documents/${made.document}/publications/`;
    const all = (await (await send(page, 'GET', calendar, {})).json()) as { id: number }[];
    const plan = Math.max(...all.map(({ id }) => id));
    expect((await send(other, 'DELETE', `${calendar}${plan}/`, {})).ok()).toBe(true);
    await expect(said).toHaveText('Eine Planung für diese Seite wurde zurückgenommen');
    await expect(page.getByRole('button', { name: /^Geht offline: / })).toHaveCount(0);

    await theirs('unpublish', { languages: ['de'], at: null });
    await expect(said).toHaveText(/ hat diese Seite offline genommen$/);
    await expect(dot).toHaveAttribute('data-state', 'unseen');
    expect(await violationsOn(page)).toEqual([]);
    await other.context().close();
  },
);
