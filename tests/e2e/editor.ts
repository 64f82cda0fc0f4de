import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#lib/localized.ts';
import { signIn } from './accounts.ts';
import { send } from './content-calls.ts';

export interface MadePage {
  id: number;
  document: number;
  paths: Record<Language, string>;
}

/** A stored module, with its German and English texts. */
export const module = (id: string, type: string, more: { data?: object; de?: object; en?: object } = {}) => ({
  id,
  type,
  version: type === 'link' ? 2 : 1,
  data: more.data ?? (type === 'headline' ? { headline_level: 2 } : {}),
  text: { de: more.de ?? {}, en: more.en ?? {} },
});

/** Signs in and makes a page on which nothing stands yet. */
export async function emptyPage(page: Page, title: string): Promise<MadePage> {
  await signIn(page, 'redaktion');
  const made = await (await send(page, 'POST', '/pages/', { title: { de: title, en: null } })).json();
  const { id, document, urls } = made as { id: number; document: number; urls: Record<Language, string> };
  return { id, document, paths: urls };
}

/** Signs in and makes a page of some modules, published in both languages. */
export async function editablePage(page: Page, title: string, nodes: object[]): Promise<MadePage> {
  const made = await emptyPage(page, title);
  const { document } = made;
  const operations = nodes.map((node, index) => ({ op: 'insert', place: 'root/main', index, node }));
  const edited = await send(page, 'POST', `/documents/${document}/operations/`, {
    base_version: 1,
    operations,
  });
  expect(edited.status(), await edited.text()).toBe(200);
  const { version } = (await edited.json()) as { version: number };
  const body = { base_version: version, languages: ['de', 'en'] };
  const published = await send(page, 'POST', `/documents/${document}/publish/`, body);
  expect(published.status(), await published.text()).toBe(200);
  return made;
}

/** Opens a page to be edited, and waits until it can be. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await expect(page.locator('[data-saving]')).toBeVisible();
}

/** A text on the page by its module's kind and its field. */
export const field = (page: Page, type: string, path: string): Locator =>
  page.locator(`[data-module="${type}"] [data-field="${path}"]`);

/** Waits until the bar says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
}

interface Draft {
  version: number;
  modules: { id: string; type: string; data: object; text: Record<Language, Record<string, unknown>> }[];
}

/** Returns the draft on the server. */
export async function draftOf(page: Page, { document }: MadePage): Promise<Draft> {
  return (await send(page, 'GET', `/documents/${document}/`, {})).json();
}
