import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withLateCode, withWholePaint } from './paint-first.ts';

describe('a whole page', () => {
  it('is painted when its last element has come', () => {
    expect(withWholePaint('<html><head></head><body><p>Hello</p></body></html>')).toBe(
      '<html><head><link rel="expect" href="#page-end" blocking="render"/></head>' +
        '<body><p>Hello</p><i id="page-end"></i></body></html>',
    );
  });

  it.each(['', '<html><body></body></html>', 'no page at all'])('leaves %j alone', (html) => {
    expect(withWholePaint(html)).toBe(html);
  });
});

describe('the code of a page', () => {
  const CODE = 'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";';
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const PAGE = `<html><head>${preload('a')}${preload('b')}</head><body><script type="module" async="">${CODE}</script></body></html>`;

  it('is nothing the browser asks for while it reads the page', () => {
    const html = withLateCode(PAGE);
    expect(html).not.toContain('rel="modulepreload" href');
    expect(html).not.toContain('type="module" async');
    expect(html).toContain(`<script type="text/plain" id="late-code">${CODE}</script>`);
  });

  it('is asked for and run after the first paint', () => {
    const [, start = ''] = /<script>([\s\S]*?)<\/script>/.exec(withLateCode(PAGE)) ?? [];
    const steps: string[] = [];
    const added: Record<string, string>[] = [];
    const parent = { append: (element: Record<string, string>) => added.push(element) };
    runInNewContext(start, {
      requestAnimationFrame: (then: () => void) => {
        steps.push('frame');
        then();
      },
      setTimeout: (then: () => void) => {
        steps.push('after it');
        expect(added).toEqual([]);
        then();
      },
      document: {
        head: parent,
        body: parent,
        createElement: () => ({}),
        getElementById: (id: string) => ({ textContent: id === 'late-code' ? CODE : '' }),
      },
    });
    expect(steps).toEqual(['frame', 'after it']);
    expect(added).toEqual([
      { rel: 'modulepreload', href: '/assets/a.js' },
      { rel: 'modulepreload', href: '/assets/b.js' },
      { type: 'module', textContent: CODE },
    ]);
  });

  it('is left where it is on pages of another form', () => {
    expect(withLateCode('<html><head></head><body></body></html>')).toBe(
      '<html><head></head><body></body></html>',
    );
  });
});
