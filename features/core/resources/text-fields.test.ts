import { expect, it } from 'vitest';
import { localizedHtml } from './text-fields.server.ts';

it('refuses a text that is too long before it cleans it, and one that cleaning makes too long', () => {
  let cleaned = 0;
  const { schema } = localizedHtml('description', {
    sanitize: (html) => {
      cleaned += 1;
      return html.replaceAll('<', '&lt;');
    },
  });
  const isTaken = (text: string) => schema.safeParse({ de: text, en: null }).success;
  expect(isTaken('<'.repeat(240_000))).toBe(false);
  expect(cleaned).toBe(0);
  expect(isTaken('<'.repeat(40_000))).toBe(false);
  expect(isTaken('<'.repeat(4_000))).toBe(true);
});
