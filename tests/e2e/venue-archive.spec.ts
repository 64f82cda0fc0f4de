import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './accounts.ts';
import { violationsOn } from './axe.ts';

// The interface begins in the language of the browser.
test.use({ locale: 'de-DE' });

test('the venue is taken along as one file, and a venue that is not empty says so', async ({ page }) => {
  await signIn(page, 'leitung');
  await page.goto('/admin/archive');
  await expect(page.getByRole('heading', { name: 'Mitnehmen' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Archiv herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^haus-\d{4}-\d\d-\d\d\.tar$/);
  const place = await download.path();
  expect((await stat(place)).size).toBeGreaterThan(100_000);
  const [beginning] = await createReadStream(place, { end: 11 }).toArray();
  expect(String(beginning)).toBe('archive.json');

  const store = page.getByRole('button', { name: 'Archiv einziehen lassen' });
  await expect(store).toBeDisabled();
  const file = page.getByLabel('Datei des Archivs (.tar)');
  await file.setInputFiles({ name: 'x.tar', mimeType: 'application/x-tar', buffer: Buffer.from('Hallo') });
  await store.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Dieses Haus ist nicht leer: ');
  expect(await violationsOn(page)).toEqual([]);
});

test('nobody else finds the archive', async ({ page }) => {
  await signIn(page, 'redaktion');
  await page.goto('/admin');
  await expect(page.getByRole('menuitem', { name: 'Termine', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Archiv' })).toBeHidden();
  const answer = await page.request.get('/de/api/admin/venue-archive/');
  expect(answer.status()).toBe(403);
});
