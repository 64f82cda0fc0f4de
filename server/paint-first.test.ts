import { expect, it } from 'vitest';
import { withPaintFirst } from './paint-first.ts';

const module = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const STYLES = '<link rel="stylesheet" href="/assets/shell.css"/>';

it('modules are asked for behind what the page is painted with', () => {
  const html = withPaintFirst(
    `<html><head>${module('a')}${module('b')}${STYLES}</head><body>${module('text')}</body></html>`,
  );
  const low = (name: string) => module(name).replace(' href', ' fetchpriority="low" href');
  expect(html).toContain(low('a') + low('b'));
  expect(html.indexOf(STYLES)).toBeLessThan(html.indexOf(low('a')));
  expect(html.split(module('a'))).toHaveLength(1);
  expect(html).toContain(`<body>${module('text')}`);
});

it('the page is painted when its last element has come', () => {
  expect(withPaintFirst('<html><head></head><body><p>Hello</p></body></html>')).toBe(
    '<html><head><link rel="expect" href="#page-end" blocking="render"/></head>' +
      '<body><p>Hello</p><i id="page-end"></i></body></html>',
  );
});

it.each(['', '<html><body></body></html>', 'no page at all'])('leaves %j alone', (html) => {
  expect(withPaintFirst(html)).toBe(html);
});
