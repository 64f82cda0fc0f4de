import { describe, expect, it } from 'vitest';
import { parseNumber, parsePage, readUsable } from './query-parameters.ts';
import { succeed } from './result.ts';

const query = (text: string) => new URLSearchParams(text);

describe('parameters of an address', () => {
  it('have pages from 1 on', () => {
    expect(parsePage(query('page=3'))).toEqual({ ok: true, value: 3 });
    expect(parsePage(query('page='))).toEqual({ ok: true, value: 1 });
    for (const page of ['0', '-1', 'two', '1.5', '123456'])
      expect(parsePage(new URLSearchParams({ page })).ok).toBe(false);
  });

  it('have numbers, or nothing', () => {
    expect(parseNumber(query('tag=12'), 'tag')).toEqual({ ok: true, value: 12 });
    expect(parseNumber(query('other=12'), 'tag')).toEqual({ ok: true, value: undefined });
    expect(parseNumber(query('tag=twelve'), 'tag')).toEqual({
      ok: false,
      error: { field: 'tag', code: 'invalid_format', params: { format: 'number' } },
    });
  });

  it('are left out when they are invalid, the others are preserved', () => {
    const read = readUsable(query('tag=x&page=0&season=4'), (usable) => {
      const tag = parseNumber(usable, 'tag');
      const page = parsePage(usable);
      if (!tag.ok) return tag;
      if (!page.ok) return page;
      return succeed({ tag: tag.value, page: page.value, season: usable.get('season') });
    });
    expect(read.value).toEqual({ tag: undefined, page: 1, season: '4' });
    expect(read.invalid.map(({ field }) => field)).toEqual(['tag', 'page']);
  });
});
