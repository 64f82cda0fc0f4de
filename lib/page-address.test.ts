import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it('a page of a list keeps the filters of the first one', () => {
  expect(pageAddress('/de/produktionen', 1)).toBe('/de/produktionen');
  expect(pageAddress('/de/produktionen', 2)).toBe('/de/produktionen?page=2');
  expect(pageAddress('/de/produktionen?tag=3&date=01-12-2026', 4)).toBe(
    '/de/produktionen?tag=3&date=01-12-2026&page=4',
  );
});
