import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { fallbackErrorPage, isRenderFailure } from './fallback-error-page.ts';

it('an error of the router itself gets a page with a link home', async () => {
  expect(isRenderFailure(new Response('Unexpected Server Error', { status: 500 }))).toBe(true);
  const answer = await new Hono().get('/', fallbackErrorPage).request('/');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const page = await answer.text();
  expect(page).toContain('An error occurred while showing the error page');
  expect(page).toContain('<a href="/">');
});

it.each([
  ['text/html; charset=utf-8', 500],
  ['text/x-script', 500],
  ['text/plain', 404],
])('what it shows stays as it is: %s with %i', (type, status) => {
  expect(isRenderFailure(new Response('', { status, headers: { 'content-type': type } }))).toBe(false);
});
