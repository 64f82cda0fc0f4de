import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from './accounts.ts';
import { callHeaders } from './call-headers.ts';
import { contentCalls } from './content-calls.ts';

/** A picture from an editor’s computer onto a page, and off it again. */

async function visitor(page: Page, path: string) {
  const context = await page.context().browser()?.newContext();
  const seen = await context?.newPage();
  if (!context || !seen) throw new Error('There is no browser');
  await seen.goto(new URL(path, page.url()).href);
  return seen;
}

async function upload(page: Page) {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const buffer = await sharp({
    create: { width: 1400, height: 1000, channels: 3, background: '#ffc420', noise },
  })
    .jpeg()
    .toBuffer();
  const answer = await page.request.post('/de/pageeditor-api/uploads/', {
    multipart: { file: { name: 'Der Specht.jpg', mimeType: 'image/jpeg', buffer } },
    headers: await callHeaders(page),
  });
  expect(answer.status()).toBe(201);
  return { asset: await answer.json(), etag: answer.headers().etag ?? '' };
}

test('a picture is uploaded, described, put onto a page and seen; when somebody says no, artwork hangs there', async ({
  page,
}) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send, json } = contentCalls(page);
  const { asset, etag } = await upload(page);
  const facts = {
    alt: { de: 'Ein Specht am Fenster', en: 'A woodpecker at the window' },
    credit: 'Foto: Lene Bergström',
    focal_point: { x: 30, y: 40 },
  };
  await json(send('PATCH', `/assets/${asset.id}/`, facts, { 'if-match': etag }));
  const consented = await json(send('POST', `/assets/${asset.id}/consents/`, { person: 'Mia' }));

  const { document, urls } = await json(send('POST', '/pages/', { title: { de: 'Bilderwand', en: null } }));
  const image = await json(
    send('POST', '/image/', {
      document,
      base_version: 1,
      data: { image: { id: asset.id }, format: '16:9' },
      text: { de: { caption: 'Er mag keine Fotos.' }, en: {} },
    }),
  );
  const wanted = { base_version: image.version, languages: ['de'] };
  expect((await send('POST', `/documents/${document}/publish/`, wanted)).status()).toBe(200);

  const reader = await visitor(page, urls.de);
  const picture = reader.getByRole('img', { name: 'Ein Specht am Fenster' });
  await expect(picture).toBeVisible();
  const shown = await picture.evaluate((element: HTMLImageElement) =>
    element.decode().then(() => [element.currentSrc, element.naturalWidth / element.naturalHeight]),
  );
  expect(shown[0]).toMatch(/\/16x9-30-40-\d+\.avif$/);
  expect(shown[1]).toBeCloseTo(16 / 9, 1);
  await expect(reader.getByText('Foto: Lene Bergström')).toBeVisible();
  const address = String(shown[0]);

  const refused = await send('DELETE', `/assets/${asset.id}/`, {});
  expect([refused.status(), (await refused.json()).uses[0].name]).toEqual([409, 'Bilderwand']);

  await json(send('POST', `/assets/${asset.id}/consents/${consented.consents[0].id}/withdraw/`, {}));
  await reader.reload();
  await expect(reader.getByRole('img', { name: 'Ein Specht am Fenster' })).toHaveCount(0);
  await expect(reader.locator('main img[src^="/art/"]')).toHaveCount(1);
  const gone = await reader.request.get(address);
  expect(gone.headers()['content-type']).toContain('image/svg+xml');
  await reader.close();
});
