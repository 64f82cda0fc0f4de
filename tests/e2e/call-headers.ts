import type { Page } from '@playwright/test';

/**
 * What a call of the page's own scripts carries that changes something: its cookies and the token that repeats one of them.
 * Both are of one moment, as scripts of the page may be fetching a token of their own meanwhile.
 */
export async function callHeaders(page: Page): Promise<Record<string, string>> {
  const context = page.context();
  if (!(await context.cookies()).some(({ name }) => name === 'csrftoken'))
    await page.request.get('/api/csrf-token');
  const cookies = await context.cookies();
  return {
    'x-csrftoken': cookies.find(({ name }) => name === 'csrftoken')?.value ?? '',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}
