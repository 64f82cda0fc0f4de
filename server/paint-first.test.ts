import { expect, it } from 'vitest';
import { withPaintFirst } from './paint-first.ts';

const module = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const STYLES = '<link rel="stylesheet" href="/assets/shell.css"/>';

it('modules are asked for behind what the page is painted with', () => {
  const page = (head: string) => `<html><head>${head}</head><body>${module('text')}</body></html>`;
  const low = (name: string) => module(name).replace(' href', ' fetchpriority="low" href');
  expect(withPaintFirst(page(module('a') + module('b') + STYLES))).toBe(page(STYLES + low('a') + low('b')));
});

it.each(['', '<html><head></head><body></body></html>', 'no page at all'])('leaves %j alone', (html) => {
  expect(withPaintFirst(html)).toBe(html);
});
