import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './accounts.ts';
import { contentCalls } from './content-calls.ts';
import { ownWord } from './own-word.ts';

/** Pages that the venue writes itself: made through the API, read by visitors. */

const seen = async (page: Page, path: string) => {
  // Somebody else: without the editor's cookies.
  const visitor = await page.context().browser()?.newContext();
  const answer = await visitor?.request.get(new URL(path, page.url()).href, { maxRedirects: 0 });
  const found = { status: answer?.status(), text: await answer?.text(), to: answer?.headers().location };
  await visitor?.close();
  return found;
};

test('a page from nothing: made, written, published in German, read, moved, and found where it is', async ({
  page,
}) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send, json } = contentCalls(page);
  const word = ownWord();
  const title = { de: `Laternenumzug ${word}`, en: `Lantern walk ${word}` };
  const made = await json(send('POST', '/pages/', { title, lead: { de: 'Bringt Licht mit.', en: null } }));
  expect(made.urls).toEqual({ de: `/de/laternenumzug-${word}`, en: `/en/lantern-walk-${word}` });
  expect((await seen(page, `/de/laternenumzug-${word}`)).status).toBe(404);

  const { document } = made;
  const headline = await json(
    send('POST', '/headline/', {
      document,
      base_version: 1,
      text: { de: { content: 'Treffpunkt' }, en: {} },
    }),
  );
  const text = await json(
    send('POST', '/text/', {
      document,
      base_version: headline.version,
      text: { de: { content: '<p>Um <b>fünf</b> an der Eiche<script>alert(1)</script></p>' }, en: {} },
    }),
  );
  const published = await send('POST', `/documents/${document}/publish/`, {
    base_version: text.version,
    languages: ['de'],
  });
  expect(published.status()).toBe(200);

  const german = await seen(page, `/de/laternenumzug-${word}`);
  expect(german.status).toBe(200);
  expect(german.text).toContain('<p>Um <strong>fünf</strong> an der Eiche</p>');
  // English visitors read the German text, marked, under the English title.
  const english = await seen(page, `/en/lantern-walk-${word}`);
  expect(english.text).toContain('Lantern walk');
  expect(english.text).toMatch(/lang="de"[^>]*>[\s\S]*Treffpunkt/);

  // Later edits are private until they are published.
  await send('PATCH', `/headline/${headline.id}/`, {
    document,
    base_version: text.version,
    text: { de: { content: 'Heimlich' }, en: {} },
  });
  expect((await seen(page, `/de/laternenumzug-${word}`)).text).not.toContain('Heimlich');

  const etag = (await page.request.get(`/de/pageeditor-api/pages/${made.id}/`)).headers().etag ?? '';
  const moved = await send(
    'PATCH',
    `/pages/${made.id}/`,
    { slug: { de: `umzug-${word}`, en: `walk-${word}` } },
    { 'if-match': etag },
  );
  expect(moved.status()).toBe(200);
  expect(await seen(page, `/de/laternenumzug-${word}`)).toMatchObject({
    status: 301,
    to: `/de/umzug-${word}`,
  });
  expect((await seen(page, `/en/walk-${word}`)).status).toBe(200);

  await send('DELETE', `/pages/${made.id}/`, {});
  expect((await seen(page, `/de/umzug-${word}`)).status).toBe(404);
});

test('a page goes out at the minute that was planned', async ({ page }) => {
  await signInAs(page, 'redaktion', 'de', '/de');
  const { send, json } = contentCalls(page);
  const title = { de: `Morgen früh ${ownWord()}`, en: null };
  const { document, urls } = await json(send('POST', '/pages/', { title }));
  const at = new Date(Date.now() + 2000).toISOString();
  await send('POST', `/documents/${document}/publish/`, { base_version: 1, languages: ['de'], at });
  expect((await seen(page, urls.de)).status).toBe(404);
  await expect.poll(async () => (await seen(page, urls.de)).status).toBe(200);
});

test('siblings are tabs: changing between them keeps the place and shows no skeleton', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/de/ueber-uns/mitmachen');
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
  await page.evaluate(() => scrollTo(0, 150));
  await page.route('**/*.data*', async (route) => {
    // Longer than a skeleton waits.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  const skeletons = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new MutationObserver(() => {
          count += document.querySelectorAll('.skeleton').length;
        });
        observer.observe(document.body, { childList: true, subtree: true });
        setTimeout(() => resolve(count), 1500);
      }),
  );
  await page.getByRole('navigation', { name: 'Mitmachen' }).getByRole('link', { name: 'Geschichte' }).click();
  await expect(page).toHaveURL(/geschichte$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschichte');
  expect(await page.evaluate(() => scrollY)).toBe(150);
  expect(await skeletons).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read, its questions open, its tabs lead on', async ({ page }) => {
    await page.goto('/de/ueber-uns');
    await page.getByText('Gibt es den Specht wirklich?').click();
    await expect(page.getByText('Er mag nur keine Fotos.')).toBeVisible();
    await page.goto('/de/ueber-uns/mitmachen');
    await page.getByRole('link', { name: 'Geschichte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geschichte');
  });
});
