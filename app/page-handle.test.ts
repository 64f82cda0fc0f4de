import { expect, it } from 'vitest';
import { bodyClass } from './page-handle.ts';
import { handle as orders } from './routes/account/orders.tsx';

const LAYOUT = { handle: undefined };

it.each([
  ['says nothing', undefined, 'cms'],
  ['says something else', { showsDates: true }, 'cms'],
  ['is about dates', { bodyClass: 'non-cms' }, 'non-cms'],
  ['has a shape of its own', { bodyClass: 'none' }, undefined],
])('the body of a page that %s', (_, handle, name) => {
  expect(bodyClass([LAYOUT, { handle }])).toBe(name);
});

it('the body of an error without any page is that of a page of text', () => {
  expect(bodyClass([])).toBe('cms');
});

it('the page of orders is made from which of its pages is asked for', () => {
  expect(orders.query?.personal).toContain('page');
});
