import { expect, type Locator, type Page, test } from '@playwright/test';
import { draftOf, edit, editablePage, module, saved } from './editor.ts';
import { FULL } from './extent.ts';
import { holdScripts, isHydrated } from './hydration.ts';
import { sendByKeyboard, sendWith } from './sending.ts';
import { typeOver } from './typing.ts';

const PAGE = '/de/schule-und-kita';

/** All that the school's form asks for. */
async function answer(form: Locator): Promise<void> {
  await form.getByLabel('Schule oder Kita').fill('Kita Kieselstein');
  await form.getByLabel('Dein Name').fill('Kim');
  await form.getByLabel('E-Mail-Adresse', { exact: true }).fill('kim@post.example');
  await form.getByLabel('Wie viele Kinder?').fill('14');
  await form.getByRole('checkbox', { name: 'Vorschule' }).check();
  await form.getByLabel('Am liebsten am').fill('2031-05-06');
  await form.getByRole('radio', { name: /Werkstatt Papier/ }).check();
  await form.getByRole('checkbox', { name: /Ihr dürft die Angaben/ }).check();
}

const formIn = (page: Page) => page.locator('form[data-form]');
const sendIn = (place: Page | Locator) => place.getByRole('button', { name: 'Anfrage abschicken' });
const arrived = (page: Page) => page.getByText('Deine Anfrage ist da.');

test.describe('a form within a page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('says on its own page what is missing, and is sent from there by keyboard', async ({ page }) => {
    await page.goto(PAGE);
    const token = formIn(page).locator('input[name="token"]');
    await expect(token).toHaveValue('');
    await page.getByLabel('Schule oder Kita').focus();
    await expect(token).not.toHaveValue('');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).focus();
    await page.keyboard.type('keine');
    await sendIn(formIn(page)).press('Enter');
    await expect(page).toHaveURL(/\/de\/forms\/.+\/1$/);
    await expect(page.getByRole('alert').filter({ hasText: 'fehlen noch' })).toBeFocused();
    await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue('keine');
    await expect(page.getByText('Ungültige E-Mail-Adresse!').first()).toBeVisible();
  });

  test('comes back with its input, whatever was started on its own page before', FULL, async ({ page }) => {
    await page.goto(PAGE);
    const own = await formIn(page).getAttribute('action');
    await page.goto(own ?? '');
    await isHydrated(page);
    await page.getByLabel('Schule oder Kita').fill('Die von gestern');
    await page.goto(PAGE);
    const school = formIn(page).getByLabel('Schule oder Kita');
    // Restored input arrives with the form's code; typing at that very moment would be appended to it.
    await expect(school).toHaveValue('Die von gestern');
    await school.fill('Kita Kieselstein');
    await sendIn(formIn(page)).press('Enter');
    await expect(page).toHaveURL(/\/de\/forms\/.+\/1$/);
    await isHydrated(page);
    await expect(page.getByLabel('Schule oder Kita')).toHaveValue('Kita Kieselstein');
    await page.goto(own ?? '');
    await expect(page.getByLabel('Schule oder Kita')).toHaveValue('Kita Kieselstein');
  });

  test('keeps what was typed until it is sent, whatever is looked at meanwhile', FULL, async ({ page }) => {
    await page.goto(PAGE);
    const form = formIn(page);
    const begin = async () => {
      await form.getByLabel('Schule oder Kita').fill('Kita Kieselstein');
      await form.getByLabel('Am liebsten am').fill('2031-05-06');
      await form.getByRole('radio', { name: /Werkstatt Papier/ }).check();
      await form.getByRole('checkbox', { name: 'Jemand hört schlecht' }).check();
      await form.getByLabel('Induktionsschleife oder Gebärdensprache?').selectOption('sign');
    };
    const isBack = async () => {
      await expect(form.getByLabel('Schule oder Kita')).toHaveValue('Kita Kieselstein');
      await expect(form.getByLabel('Am liebsten am')).toHaveValue('2031-05-06');
      await expect(form.getByRole('radio', { name: /Werkstatt Papier/ })).toBeChecked();
      await expect(form.getByRole('checkbox', { name: 'Jemand hört schlecht' })).toBeChecked();
      await expect(form.getByLabel('Induktionsschleife oder Gebärdensprache?')).toHaveValue('sign');
    };
    await begin();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form-1'))).toContain('sign');
    await page.reload();
    await isBack();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Besuch' }).click();
    await expect(page).toHaveURL(/besuch$/);
    await page.goBack();
    await isBack();
    await answer(form);
    await sendByKeyboard(sendIn(page), arrived(page));
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form-1'))).toBeNull();
    await page.goto(PAGE);
    await isHydrated(page);
    await expect(form.getByLabel('Schule oder Kita')).toHaveValue('');
  });

  test('takes up what was answered before its code was there', FULL, async ({ page }) => {
    const arrive = await holdScripts(page, /\.js$/);
    await page.goto(PAGE, { waitUntil: 'commit' });
    const form = formIn(page);
    await form.getByLabel('Schule oder Kita').fill('Kita Kieselstein');
    await form.getByRole('checkbox', { name: 'Jemand hört schlecht' }).check();
    await expect(form.getByLabel('Induktionsschleife oder Gebärdensprache?')).toBeHidden();
    arrive();
    await expect(form.getByLabel('Induktionsschleife oder Gebärdensprache?')).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form-1'))).toContain('Kieselstein');
  });

  test('is sent from where it stands', FULL, async ({ page }) => {
    await page.goto(PAGE);
    const form = formIn(page);
    await answer(form);
    await expect(form.locator('input[name="token"]')).not.toHaveValue('');
    await sendByKeyboard(sendIn(page), arrived(page));
  });

  test('requires fields that an answer makes necessary', FULL, async ({ page }) => {
    await page.goto(PAGE);
    const help = formIn(page).getByLabel('Induktionsschleife oder Gebärdensprache?');
    await expect(help).toBeHidden();
    const hearing = formIn(page).getByRole('checkbox', { name: 'Jemand hört schlecht' });
    await expect(async () => {
      await hearing.uncheck();
      await hearing.check();
      await expect(help).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

  // Playwright cannot switch scripts off in Firefox.
  test.describe('without scripts', { tag: '@chromium-only' }, () => {
    test.use({ javaScriptEnabled: false });

    test('is sent with a second press on its own page, without losing input', FULL, async ({ page }) => {
      await page.goto(PAGE);
      await formIn(page).getByLabel('Dein Name').fill('Robin');
      await sendIn(formIn(page)).click();
      await expect(page).toHaveURL(/\/de\/forms\/.+\/1$/);
      await expect(page.getByLabel('Dein Name')).toHaveValue('Robin');
      await expect(page.getByText('Dieses Feld ist erforderlich!').first()).toBeVisible();
      await answer(page.locator('#main'));
      await sendWith(sendIn(page), arrived(page));
    });
  });
});

test('an editor puts a form into a page by keys, sees it there, and visitors do once it is published', async ({
  page,
  browser,
}) => {
  const made = await editablePage(page, 'Fundsachen', [
    module('t0', 'text', { de: { content: '<p>Etwas verloren?</p>' } }),
  ]);
  await edit(page, made.paths.de);
  await page.getByRole('button', { name: 'Baustein', exact: true }).press('Enter');
  await typeOver(page.getByLabel('Baustein suchen'), 'Formular');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Alle Felder bearbeiten' }).press('Enter');
  const fields = page.locator('dialog[open]').first();
  const which = fields.getByRole('combobox', { name: 'Formular' });
  await typeOver(which, 'verloren');
  await expect(fields.locator('[role=option]').first()).toBeVisible();
  await which.press('Enter');
  await fields.getByRole('button', { name: 'Fertig' }).press('Enter');
  await saved(page);
  const { modules } = await draftOf(page, made);
  expect(modules.map(({ type }) => type)).toEqual(['text', 'form']);
  await expect(page.locator('[data-module="form"]')).toContainText('Was fehlt?');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter');
  const summary = page.getByRole('dialog');
  await summary.getByRole('button', { name: /^Veröffentlichen/ }).press('Enter');
  await expect(summary).toHaveCount(0);

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const read = await visitor.newPage();
  await read.goto(made.paths.de);
  await expect(formIn(read).getByLabel('Was fehlt?')).toBeVisible();
  await expect(formIn(read).getByLabel('E-Mail-Adresse', { exact: true })).toBeVisible();
  await visitor.close();
});
