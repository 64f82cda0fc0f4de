import { expect, it } from 'vitest';
import { mayReload } from './chunk-reload.ts';

const NOW = 1_800_000_000_000;

it.each([
  ['never before', null, true],
  ['just now', `${NOW}`, false],
  ['a minute less a moment ago', `${NOW - 59_999}`, false],
  ['a minute ago', `${NOW - 60_000}`, true],
  ['at a time that makes no sense', 'yesterday', true],
  ['in the future, by a clock that was put back', `${NOW + 5_000}`, true],
])('a page that was reloaded %s', (_, last, reloads) => {
  expect(mayReload(last, NOW)).toBe(reloads);
});

it('a page is not reloaded without a line: nothing would come in its place', () => {
  expect(mayReload(null, NOW, false)).toBe(false);
});
