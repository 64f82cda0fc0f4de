import { expect, type Page, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { FULL } from './extent.ts';
import { holdScripts, isHydrated } from './hydration.ts';
import { sendByKeyboard, sendWith } from './sending.ts';

const CASTING = '/de/forms/wer-spielt-mit/4';
const LOST = '/en/forms/fundbuero/3';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PHOTO = { name: 'Handschuh.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test.describe('a form', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // Debian’s Firefox crashes now and then while axe looks at a page.
  test('is filled in by keyboard on a phone, with a file, without losing input', {
    tag: '@chromium-only',
  }, async ({ page }) => {
    await page.goto(CASTING);
    await isHydrated(page);
    const send = page.getByRole('button', { name: 'Bewerbung abschicken' });
    const errors = page.getByRole('alert').filter({ hasText: 'Stellen fehlen noch' });
    await send.press('Enter');
    await expect(errors).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Vorname')).toBeFocused();
    await page.keyboard.type('Juno');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('Erzähl uns').fill('Ich war auf dem Mond.');
    const file = { name: 'Mein Bild.pdf', mimeType: 'application/pdf', buffer: PDF };
    await page.getByLabel('Ein Bild').setInputFiles(file);
    await expect(page.getByText('mein-bild.pdf')).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    await page.reload();
    await expect(page.getByLabel('Vorname')).toHaveValue('Juno');
    await expect(page.getByText('mein-bild.pdf')).toBeVisible();

    await page.getByLabel('Name eines Erwachsenen').fill('Kim');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('kim@post.example');
    await page.getByRole('checkbox', { name: /erziehungsberechtigt/ }).press('Space');
    await page.route('**/api/forms-entries/', (route) => route.abort());
    await send.press('Enter');
    await expect(page.getByText('Es kam nicht bei uns an.')).toBeVisible();
    await page.unroute('**/api/forms-entries/');
    const thanks = page.getByRole('heading', { name: 'Es ist angekommen.' });
    await sendByKeyboard(send, thanks);
    await expect(thanks).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('form-4'))).toBeNull();
    await readAsStaff(page);
  });

  test('is sent with a file that is still uploading', FULL, async ({ page }) => {
    await page.route('**/api/temp-files/**', () => {});
    await page.goto(LOST);
    await isHydrated(page);
    const item = `A scarf of ${Date.now()}`;
    await page.getByLabel('What is missing?').fill(item);
    await page.getByLabel('What does it look like?').fill('Long');
    await page.getByLabel('When was it last there?').fill('2026-01-05');
    await page.getByLabel('Your name').fill('Tomke');
    await page.getByLabel('Email address', { exact: true }).fill('tomke@post.example');
    await page.getByLabel('A photo of it').setInputFiles(PHOTO);
    const send = page.getByRole('button', { name: 'Have it looked for' });
    await sendWith(send, page.getByRole('heading', { name: 'We’ve got it.' }));
    await signIn(page, 'redaktion', 'en');
    await page.goto('/cms-hub/forms?lang=en&form=3');
    const entry = page.getByRole('article').filter({ hasText: item });
    await expect(entry.getByRole('link', { name: 'handschuh.png' })).toBeVisible();
  });

  test('requires fields that an answer makes necessary', FULL, async ({ page }) => {
    await page.goto('/en/forms/wie-war-es/5');
    const why = page.getByLabel('What went wrong?');
    await expect(why).toBeHidden();
    await page.getByRole('radio', { name: 'Not so good' }).check();
    await expect(why).toBeVisible();
  });
});

test('an answer before hydration counts', FULL, async ({ page }) => {
  const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto('/en/forms/wie-war-es/5', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Not so good' }).check();
  const why = page.getByLabel('What went wrong?');
  await expect(why).toBeHidden();
  letScriptsGo();
  await expect(why).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form-5'))).not.toBeNull();
});

test('typing goes on while the saved values of a form come back', FULL, async ({ page }) => {
  await page.goto(CASTING);
  await isHydrated(page);
  await page.getByLabel('Vorname').fill('Juno');
  const letScriptsGo = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto(CASTING, { waitUntil: 'commit' });
  const words = page.getByLabel('Erzähl uns');
  await words.pressSequentially('Ich war ');
  await expect(page.getByLabel('Vorname')).toHaveValue('');
  letScriptsGo();
  await expect(page.getByLabel('Vorname')).toHaveValue('Juno');
  await page.keyboard.type('auf dem Mond.');
  await expect(words).toHaveValue('Ich war auf dem Mond.');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('form-4')))
    .toMatch(/Juno.*Ich war auf dem Mond\./);
});

/** Reads an entry as staff, with its file, and exports the entries as a table. */
async function readAsStaff(page: Page): Promise<void> {
  await signIn(page, 'redaktion', 'en');
  await page.goto('/cms-hub/forms?lang=en');
  await page.getByRole('link', { name: 'Who plays along?' }).click();
  const entry = page.getByRole('article').filter({ hasText: 'Ich war auf dem Mond.' }).first();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    entry.getByRole('link', { name: 'mein-bild.pdf' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('mein-bild.pdf');
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Everything as a table (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('wer-spielt-mit.csv');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Delete anything sent before').fill('2020-01-01');
  await page.getByRole('button', { name: 'Delete these entries' }).click();
  await expect(page.getByText('No entries were that old.')).toBeVisible();
}

test('a removed file is deleted, also one that was chosen in its place', FULL, async ({ page }) => {
  await page.goto(LOST);
  await isHydrated(page);
  const input = page.getByLabel('A photo of it');
  await input.setInputFiles(PHOTO);
  await expect(page.getByText('handschuh.png')).toBeVisible();
  // Chosen, without an event: as before scripts ran.
  await input.evaluate((element: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File(['x'], 'second.png'));
    element.files = chosen.files;
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('handschuh.png')).toBeHidden();
  await expect(input).toHaveValue('');
});

test('a form that is sent to a name it had before is answered there', FULL, async ({ request }) => {
  const page = await (await request.get('/en/forms/wie-war-es/5')).text();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
  const sendTo = (path: string, multipart: Record<string, string>) =>
    request.post(path, { multipart: { token, website: '', ...multipart }, maxRedirects: 0 });
  const message = `Sent from an old page, ${Date.now()}`;
  const wrong = await sendTo('/en/forms/how-was-it/5', { 'field-message': message });
  expect(wrong.status()).toBe(422);
  expect(await wrong.text()).toContain(message);
  await expect(async () => {
    const sent = await sendTo('/en/forms/how-was-it/5', { 'field-how': 'fine', 'field-message': message });
    expect(sent.status()).toBe(200);
    expect(await sent.text()).toContain('We’ve got it.');
  }).toPass();
});

// Playwright cannot switch scripts off in Firefox.
test.describe('a form without scripts', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });

  test('says that a text is too long, however long it is', FULL, async ({ page }) => {
    await page.goto('/en/forms/wie-war-es/5');
    await page.getByLabel('What would you like').fill('ä'.repeat(100_000));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'more than 3000 characters' })).toBeFocused();
    await expect(page.getByLabel('What would you like')).toHaveValue(/^ä{1000}/);
  });

  test(
    'is not sent twice by going back, but what was changed can be sent as well',
    FULL,
    async ({ page }) => {
      await page.goto('/en/forms/wie-war-es/5');
      const arrived = page.getByRole('heading', { name: 'We’ve got it.' });
      const send = page.getByRole('button', { name: 'Send' });
      const form = await page.locator('form[method="post"] input[name="token"]').inputValue();
      await page.getByRole('radio', { name: 'Fine' }).check();
      await sendWith(send, arrived);
      // A page restored from the back/forward cache.
      await page.goto('/en/forms/wie-war-es/5');
      await page
        .locator('form[method="post"] input[name="token"]')
        .evaluate((input: HTMLInputElement, token) => {
          input.value = token;
        }, form);
      await page.getByRole('radio', { name: 'Fine' }).check();
      await page.getByLabel('What would you like').fill('One more thing');
      await send.click();
      await expect(page.getByRole('alert').filter({ hasText: 'earlier has arrived' })).toBeFocused();
      await sendWith(send, arrived);
    },
  );

  test('says what is missing, keeps what was typed and the file, and is sent', FULL, async ({ page }) => {
    await page.goto(LOST);
    await page.getByLabel('What is missing?').fill('A glove');
    await page.getByLabel('A photo of it').setInputFiles(PHOTO);
    const send = page.getByRole('button', { name: 'Have it looked for' });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'things to fix' })).toBeFocused();
    await expect(page.getByLabel('What is missing?')).toHaveValue('A glove');
    await expect(page.getByText('handschuh.png')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Remove' }).check();
    await send.click();
    await expect(page.getByLabel('What is missing?')).toHaveValue('A glove');
    await expect(page.getByText('handschuh.png')).toBeHidden();
    await page.getByLabel('A photo of it').setInputFiles(PHOTO);
    await send.click();
    await expect(page.getByText('handschuh.png')).toBeVisible();
    await page.getByLabel('What does it look like?').fill('Red');
    await page.getByLabel('When was it last there?').fill('2026-01-05');
    await page.getByLabel('Your name').fill('Tomke');
    await page.getByLabel('Email address', { exact: true }).fill('tomke@post.example');
    await sendWith(send, page.getByRole('heading', { name: 'We’ve got it.' }));
  });
});
