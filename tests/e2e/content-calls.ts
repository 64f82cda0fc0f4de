import type { APIResponse, Page } from '@playwright/test';

const API = '/de/pageeditor-api';

/** Makes calls as the page's own scripts would: with its cookies and the token. */
export async function contentCalls(page: Page) {
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  if ((await token()) === '') await page.request.get('/api/csrf-token/');
  const send = async (method: string, path: string, data: object, headers: Record<string, string> = {}) =>
    page.request.fetch(API + path, { method, data, headers: { 'x-csrftoken': await token(), ...headers } });
  return { api: API, send, json: async (answer: Promise<APIResponse>) => (await answer).json() };
}
