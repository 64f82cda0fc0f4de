import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { signIn } from './accounts.ts';
import { expectAccessibleAt, violationsOn } from './axe.ts';
import { callHeaders } from './call-headers.ts';
import { ownWord } from './own-word.ts';

type Json = Record<string, unknown>;

/** Calls of the records, as the admin area makes them. */
async function call(page: Page, method: string, path: string, data?: Json): Promise<Json> {
  const headers = { ...(await callHeaders(page)), 'if-match': '*' };
  const answer = await page.request.fetch(`/de/api${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Status visitors get, who are signed in nowhere. */
async function visitorStatus(page: Page, path: string): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  const visitor = await browser.newContext();
  const { origin } = new URL(page.url());
  const answer = await visitor.request.get(origin + path);
  await visitor.close();
  return answer.status();
}

async function opensForEditorsAlone(page: Page, path: string, notice: RegExp) {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(notice)).toBeVisible();
  expect(await visitorStatus(page, path)).toBe(404);
}

test('an article is written whole on its page before anybody sees it, and goes public on its day', async ({
  page,
}) => {
  await signIn(page, 'redaktion');
  const [category] = (await call(page, 'GET', '/article-categories/')) as unknown as Json[];
  const title = `Later ${ownWord()}`;
  const article = await call(page, 'POST', '/articles/', {
    title: { de: title, en: title },
    lead: { de: 'Worum es geht', en: 'In short' },
    category: category?.id,
    medium: 'text',
    minutes: 4,
    published_at: '2099-03-01T08:00:00.000Z',
    is_online: true,
    picture: null,
    ...{ authors: [], tags: [], productions: [], events: [], articles: [] },
  });
  const address = { id: Number(article.id), slug: String(article.slug) };
  await opensForEditorsAlone(
    page,
    pathTo('article', 'en', address),
    /Not public yet: visitors see this page from .*2099/,
  );
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(pathTo('article', 'de', address));
  await expectAccessibleAt(page, [320, 390, 768]);
  await page.goto(`${pathTo('article', 'de', address)}?edit`);
  await expect(page.locator('[data-saving]')).toBeVisible();

  await call(page, 'PATCH', `/articles/${article.id}/`, { published_at: '2020-03-01T08:00:00.000Z' });
  await page.goto(pathTo('article', 'de', address));
  await expect(page.locator('.hidden-notice')).toHaveCount(0);
});
