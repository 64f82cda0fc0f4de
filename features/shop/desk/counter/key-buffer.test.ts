import { describe, expect, it } from 'vitest';
import { countedKeys, type KeyBuffer, NOTHING_TYPED, typedKey } from './key-buffer.ts';

const typed = (keys: string) =>
  [...keys].reduce<KeyBuffer>((buffer, key) => typedKey(buffer, key) ?? buffer, NOTHING_TYPED);

describe('keys of the counter', () => {
  it('add a ticket for each digit', () => {
    expect(countedKeys(typed('112'))).toEqual([
      { digit: '1', count: 2 },
      { digit: '2', count: 1 },
    ]);
  });

  it.each(['24×1', '24x1', '24*1'])('read %s as 24 of the first price', (keys) => {
    expect(countedKeys(typed(keys))).toEqual([{ digit: '1', count: 24 }]);
  });

  it('wait for the price behind a number', () => {
    expect(countedKeys(typed('24×'))).toEqual([]);
  });

  it('never add more than a venue has places for in one press', () => {
    expect(countedKeys(typed('99999×1'))).toEqual([{ digit: '1', count: 500 }]);
  });

  it('leave what is no part of a number to the buttons', () => {
    expect(typedKey(NOTHING_TYPED, 'b')).toBeNull();
    expect(typedKey(NOTHING_TYPED, '×')).toBeNull();
  });
});
