import { expect, test } from '@playwright/test';

const PAGE = '/de/schule-und-kita';

test.describe('a form within a page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is filled in by keyboard, and its page says what is missing', async ({ page }) => {
    await page.goto(PAGE);
    const form = page.locator('form[data-form]');
    const token = form.locator('input[name="token"]');
    await expect(token).toHaveValue('');
    const first = form.getByRole('textbox').first();
    await expect(async () => {
      await first.blur();
      await first.focus();
      await expect(token).not.toHaveValue('', { timeout: 2000 });
    }).toPass();
    const name = form.getByLabel('E-Mail-Adresse', { exact: true });
    await name.fill('keine');
    await form.getByRole('button', { name: /./ }).last().press('Enter');
    await expect(page).toHaveURL(/\/de\/forms\/.+\/1$/);
    await expect(page.getByRole('alert').filter({ hasText: 'fehlen noch' })).toBeFocused();
    await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue('keine');
    await expect(page.getByText('Ungültige E-Mail-Adresse!').first()).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('loses nothing on the way to its page', async ({ page }) => {
      await page.goto(PAGE);
      const form = page.locator('form[data-form]');
      await form.getByLabel('E-Mail-Adresse', { exact: true }).fill('kim@post.example');
      await form.getByRole('button').last().click();
      await expect(page).toHaveURL(/\/de\/forms\/.+\/1$/);
      await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue('kim@post.example');
      await expect(page.getByText('Dieses Feld ist erforderlich!').first()).toBeVisible();
    });
  });
});
