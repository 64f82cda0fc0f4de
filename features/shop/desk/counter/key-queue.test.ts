import { describe, expect, it } from 'vitest';
import { burstEnded, firstOf, type KeyQueue, keyPressed, NO_KEYS, numberEnded } from './key-queue.ts';

/** Keys with the milliseconds between them, and their queue once nobody types any more. */
function typed(keys: string[], gap: number) {
  let queue: KeyQueue = NO_KEYS;
  const scans: string[] = [];
  for (const [index, key] of keys.entries()) {
    const next = keyPressed(queue, key, index * gap);
    queue = next.queue;
    if (next.scan !== null) scans.push(next.scan);
  }
  return { due: numberEnded(burstEnded(queue)).due, scans };
}
const isPrice = (digit: string) => digit < '6';

describe('keys of a person', () => {
  it.each([1, 30, 59, 60, 200, 300])('keep their order, %i ms apart', (gap) => {
    const { due, scans } = typed(['1', '9', 'r', 'n', '-', 'Enter', '1'], gap);
    const keys = due.flatMap((press) => ('key' in press ? [press.key] : [...press.digits]));
    expect(keys.join(' ')).toBe('1 9 r n - Enter 1');
    expect(scans).toEqual([]);
  });

  it('press what is no price between the prices around it', () => {
    expect(firstOf({ digits: '1129', count: null }, isPrice)).toEqual({
      add: [
        { digit: '1', count: 2 },
        { digit: '2', count: 1 },
      ],
      ...{ key: null, rest: { digits: '9', count: null } },
    });
    expect(firstOf({ digits: '91', count: null }, isPrice)).toEqual({
      ...{ add: [], key: '9', rest: { digits: '1', count: null } },
    });
    expect(firstOf({ digits: '9', count: null }, isPrice)).toEqual({ add: [], key: '9', rest: null });
  });

  it('count the prices behind a number', () => {
    expect(typed([...'24', 'Shift', '*', '1'], 90).due).toEqual([{ digits: '1', count: 24 }]);
    expect(typed([...'24x1', 'Enter'], 5).due).toEqual([{ digits: '1', count: 24 }, { key: 'Enter' }]);
    expect(firstOf({ digits: '12', count: 24 }, isPrice).add).toEqual([
      { digit: '1', count: 24 },
      { digit: '2', count: 24 },
    ]);
  });
});

describe('a scan', () => {
  it('is many signs in few milliseconds, and presses nothing', () => {
    const { due, scans } = typed([...'BS-7K4'], 5);
    expect(scans).toEqual(['BS-7K4']);
    expect(due).toEqual([]);
    expect(typed(['Shift', 'B', 'Shift', 'S', '-', '7', 'Shift', 'K', '4'], 5)).toEqual({ due, scans });
  });

  it('leaves the keys before it in their order', () => {
    let queue = keyPressed(NO_KEYS, '1', 0).queue;
    queue = keyPressed(queue, '9', 100).queue;
    let scan: string | null = null;
    for (const [index, key] of [...'BS1.ab'].entries())
      ({ queue, scan } = keyPressed(queue, key, 200 + index * 4));
    expect(scan).toBe('BS1.ab');
    expect(queue.due).toEqual([{ digits: '19', count: null }]);
  });

  it('that stops after a few signs were keys', () => {
    expect(typed([...'rn', 'Enter'], 5).due).toEqual([{ key: 'r' }, { key: 'n' }, { key: 'Enter' }]);
  });
});
