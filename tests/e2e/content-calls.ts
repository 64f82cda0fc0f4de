import type { APIResponse, Page } from '@playwright/test';
import { callHeaders } from './call-headers.ts';

const API = '/de/pageeditor-api';

/** Makes calls as the page's own scripts would: with its cookies and the token. */
export async function send(
  page: Page,
  method: string,
  path: string,
  data: object,
  more: Record<string, string> = {},
): Promise<APIResponse> {
  const headers = { ...(await callHeaders(page)), ...more };
  if (method !== 'GET') return page.request.fetch(API + path, { method, headers, data });
  // The connection of the last call may have timed out just now, after a minute of other work; reads are retried.
  return page.request.fetch(API + path, { headers, maxRetries: 1 });
}

/** The calls of one page. */
export function contentCalls(page: Page) {
  return {
    api: API,
    send: (method: string, path: string, data: object, headers?: Record<string, string>) =>
      send(page, method, path, data, headers),
    json: async (answer: Promise<APIResponse>) => (await answer).json(),
  };
}
