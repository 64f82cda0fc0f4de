import { describe, expect, it } from 'vitest';
import { MAX_GROUP_NAME, readGroupNames } from './group-names.ts';

describe('a list of names', () => {
  it('has one in each line, or in each row of a pasted table', () => {
    const typed = ' Mia  Berg\r\n\r\nÖzgür\tKaya\nde Vries, Jan\n   \n';
    expect(readGroupNames(typed, 3)).toEqual({
      ok: true,
      value: ['Mia Berg', 'Özgür Kaya', 'de Vries, Jan'],
    });
  });

  it('may be empty', () => {
    expect(readGroupNames(' \n\t\n', 0)).toEqual({ ok: true, value: [] });
  });

  it('names no more than come', () => {
    expect(readGroupNames('Mia\nÖzgür', 1)).toEqual({ ok: false, error: { code: 'TOO_MANY_NAMES' } });
  });

  it('is of names, not of letters', () => {
    expect(readGroupNames('x'.repeat(MAX_GROUP_NAME), 1).ok).toBe(true);
    expect(readGroupNames('x'.repeat(MAX_GROUP_NAME + 1), 1)).toEqual({
      ok: false,
      error: { code: 'NAME_TOO_LONG' },
    });
  });
});
