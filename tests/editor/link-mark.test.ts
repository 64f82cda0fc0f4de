import { describe, expect, it } from 'vitest';
import type { LinkValue } from '#features/core/documents/index.ts';
import { linkOf, markOf } from '#features/website/editor/inline/link-mark.ts';

const PATHS: Record<string, string> = {
  'production/24': '/de/produktionen/hoerspaziergang/24',
  'article/3': '/de/mediathek-de/lauter-loecher/3',
  'file/9': '/media/files/plan.pdf',
};
const mark = (value: LinkValue) => markOf(value, (name) => PATHS[name]);

describe('a link of a text', () => {
  it('leads to the chosen target, and is recognised by that again', () => {
    const values: LinkValue[] = [
      { to: 'page', id: 7 },
      { to: 'page', id: 7, new_window: true },
      { to: 'production', id: 24 },
      { to: 'article', id: 3, new_window: true },
      { to: 'url', url: 'https://example.org/a?b=c' },
      { to: 'mail', address: 'post@example.org' },
      { to: 'phone', number: '+493411234' },
      { to: 'anchor', anchor: 'oben' },
    ];
    for (const value of values) expect(linkOf(mark(value) ?? {})).toEqual(value);
  });

  it('names a page by its id, and everything else by its address', () => {
    expect(mark({ to: 'page', id: 7 })).toEqual({ href: null, page: '7', newWindow: false });
    expect(mark({ to: 'file', id: 9 })?.href).toBe('/media/files/plan.pdf');
    expect(mark({ to: 'anchor', anchor: 'oben' })?.href).toBe('#c-oben');
    expect(mark({ to: 'url', url: 'example.org' })?.href).toBe('https://example.org');
  });

  it('is none to an invalid address, or to an entity whose page nobody knows', () => {
    for (const url of ['javascript:alert(1)', '//example.org', 'nur Wörter', 'x'.repeat(100_000)])
      expect(mark({ to: 'url', url })).toBe(null);
    expect(mark({ to: 'mail', address: 'post' })).toBe(null);
    expect(mark({ to: 'phone', number: 'post@example.org' })).toBe(null);
    expect(mark({ to: 'event', id: 1 })).toBe(null);
  });

  it('to an address below a list or with a query is that address', () => {
    expect(linkOf({ href: '/de/produktionen' })).toEqual({ to: 'url', url: '/de/produktionen' });
    expect(linkOf({ href: '/de/produktionen/a/1#tickets' })).toMatchObject({ to: 'url' });
    expect(linkOf({})).toBe(undefined);
  });
});
