import { expect, it } from 'vitest';
import { bodyClass } from './body-class.ts';

it.each([
  ['de.home', 'cms'],
  ['en.terms', 'cms'],
  ['de.productions', 'cms'],
  ['routes/site/not-found', 'cms'],
  [undefined, 'cms'],
  ['de.event', 'non-cms'],
  ['en.production', 'non-cms'],
  ['de.person', undefined],
  ['en.series without slug', undefined],
  ['de.venue', undefined],
] as const)('the body of %s has the class %s', (id, name) => {
  expect(bodyClass(id)).toBe(name);
});
