import { createContext, createElement, Fragment, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { componentText } from './component-text.server.ts';

const Days = (_: Record<string, unknown>) => null;
const Place = createContext('Haus');
const [One, Other] = [() => () => null, () => () => null].map((make) =>
  Object.defineProperty(make(), 'name', { value: 'Same' }),
) as [() => null, () => null];

it('a component over plain data is identified by its type and its props', () => {
  const text = (props: Record<string, unknown>) => componentText(createElement(Days, props));
  expect(text({ days: ['1', '2'], of: { room: 3, note: null } })).toBe(
    text({ days: ['1', '2'], of: { room: 3, note: null } }),
  );
  expect(text({ days: ['1', '2'] })).not.toBe(text({ days: ['1', '3'] }));
  expect(componentText(createElement(One))).not.toBe(componentText(createElement(Other)));
});

it('large data get a short digest, distinct from each other', () => {
  const production = (words: string) => ({ title: words, text: 'Klopf '.repeat(500) });
  const text = (words: string, day: string) =>
    componentText(createElement(Days, { day, of: { production: production(words) } })) ?? '';
  expect(text('Wind', '1').length).toBeLessThan(200);
  expect(text('Wind', '1')).toBe(text('Wind', '1'));
  expect(new Set([text('Wind', '1'), text('Wald', '1'), text('Wind', '2')]).size).toBe(3);
});

it('elements in it are identified by their types and their props', () => {
  const text = (...within: ReactNode[]) => componentText(createElement(Days, null, ...within));
  const line = (words: string) => createElement('p', { className: 'line' }, words);
  expect(text(line('Wind'))).toBe(text(line('Wind')));
  const others = [
    [line('Wald')],
    ['Wind'],
    [createElement('b', { className: 'line' }, 'Wind')],
    [createElement(Fragment, null, 'Wind')],
    [line('Wind'), line('Wald')],
    [createElement(One, { key: 'one' })],
    [createElement(Other, { key: 'other' })],
  ].map((within) => text(...within));
  expect(others).not.toContain(null);
  expect(new Set([text(line('Wind')), ...others]).size).toBe(8);
});

it('a component with a cache key is identified by that, not by its children', () => {
  const part = (cacheKey: object, ask: () => boolean) =>
    componentText(createElement(Days, { cacheKey }, createElement(Days, { ask })));
  expect(part({ day: '1' }, () => true)).toBe(part({ day: '1' }, () => false));
  expect(part({ day: '1' }, () => true)).not.toBe(part({ day: '2' }, () => true));
});

it.each<[string, ReactNode]>([
  ['an element', createElement('p', { key: 'p' })],
  ['a text', 'Klopft'],
  ['a component around one with behaviour', createElement(Days, null, createElement(Days, { ask: () => 1 }))],
  ['a component around a context', createElement(Days, null, createElement(Place, { value: 'Wald' }))],
  ['a component with behaviour', createElement(Days, { of: { ask: () => true } })],
  ['a date', createElement(Days, { day: new Date(0) })],
  ['a map', createElement(Days, { days: new Map() })],
  ['a number JSON does not know', createElement(Days, { price: Number.NaN })],
])('whatever else there is cannot be told: %s', (_, content) => {
  expect(componentText(content)).toBeNull();
});
