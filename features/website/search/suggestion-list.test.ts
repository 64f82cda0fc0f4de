import { describe, expect, it } from 'vitest';
import type { Suggestion } from './suggestion.ts';
import { CLOSED, closed, moved, offered } from './suggestion-list.ts';

const item = (text: string): Suggestion => ({
  kind: 'text',
  text,
  marked: [text],
  lang: null,
  line: null,
  link: { url: '/' },
  image_thumbnails: null,
  count: null,
});
const list = offered([item('käfer'), item('käferkino')]);

describe('the list below the field', () => {
  it('opens with something in it, and only then', () => {
    expect(list).toMatchObject({ isOpen: true, active: -1 });
    expect(offered([]).isOpen).toBe(false);
  });

  it('is navigated by the keys, and back into the field', () => {
    const first = moved(list, 1);
    expect(first.active).toBe(0);
    expect(moved(moved(first, 1), 1).active).toBe(-1);
    expect(moved(list, -1).active).toBe(1);
  });

  it('opens again by a key where it was closed', () => {
    const shut = closed(moved(list, 1));
    expect(shut).toMatchObject({ isOpen: false, active: -1 });
    expect(moved(shut, 1)).toMatchObject({ isOpen: true, active: 0 });
    expect(moved(shut, -1)).toMatchObject({ isOpen: true, active: 1 });
  });

  it('remains closed without entries', () => {
    expect(moved(CLOSED, 1)).toEqual(CLOSED);
  });
});
