import type { APIResponse, Page } from '@playwright/test';
import { callHeaders } from './call-headers.ts';

const API = '/de/pageeditor-api';

/** Makes calls as the page's own scripts would: with its cookies and the token. */
export async function contentCalls(page: Page) {
  const send = async (method: string, path: string, data: object, headers: Record<string, string> = {}) =>
    page.request.fetch(API + path, { method, data, headers: { ...(await callHeaders(page)), ...headers } });
  return { api: API, send, json: async (answer: Promise<APIResponse>) => (await answer).json() };
}
