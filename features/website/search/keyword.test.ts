import { describe, expect, it } from 'vitest';
import { keywordOf } from './keyword.ts';

describe('the counted form of a query', () => {
  it.each([
    ['Käfer', 'käfer'],
    ['  Theater,  ab 4! ', 'theater ab 4'],
    ['28. November 2026', '28 november 2026'],
  ])('is its words: %s', (query, keyword) => {
    expect(keywordOf(query)).toBe(keyword);
  });

  it.each([
    'mia@example.org',
    '0341 123456',
    '4111 1111 1111 1111',
    'wann kommt meine tochter morgen von euch nach hause',
    'x'.repeat(61),
    ' … ',
  ])('is nothing where it may say who asks: %s', (query) => {
    expect(keywordOf(query)).toBeNull();
  });
});
