import type { Page } from '@playwright/test';

/**
 * Returns the headers of a writing call from the page's own scripts: its cookies and the token that repeats one of
 * them. Both are read at the same moment, as scripts of the page may be fetching their own token meanwhile.
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
