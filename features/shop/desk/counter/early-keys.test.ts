import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { type EarlyKey, earlyPresses } from './early-keys.ts';
import { burstEnded, numberEnded } from './key-queue.ts';

const CODE = readFileSync(path.join(import.meta.dirname, 'browser/early-keys-code.js'), 'utf8');
const FIELD = 'input:not([type="radio"]), textarea, select';
const CONTROL = 'a, button, summary';

const typed = (keys: string[], gap: number, from = 0): EarlyKey[] =>
  keys.map((key, index) => ({ key, at: from + index * gap }));
/** Presses once nobody goes on. */
function pressed(keys: EarlyKey[]) {
  const { presses, queue, scan } = earlyPresses(keys);
  return { presses: [...presses, ...numberEnded(burstEnded(queue)).due], scan };
}

describe('keys before the counter watches them', () => {
  it.each([1, 30, 59, 60, 200])('keep their order, %i ms apart', (gap) => {
    const { presses, scan } = pressed(typed(['7', 'Escape', '1', '1', '-', 'Enter', '8'], gap));
    const keys = presses.flatMap((press) =>
      'key' in press ? [press.key] : 'scan' in press ? [] : [...press.digits],
    );
    expect(keys.join(' ')).toBe('7 Escape 1 1 - Enter 8');
    expect(scan).toBeNull();
  });

  it('are a number and a price where × follows soon, and else two presses', () => {
    expect(pressed(typed([...'24×1'], 100)).presses).toEqual([{ digits: '1', count: 24 }]);
    const [first, second] = pressed([...typed(['2'], 0), ...typed(['*', '1'], 10, 250)]).presses;
    expect(first).toEqual({ digits: '2', count: null });
    expect(second).toEqual({ key: '*' });
  });

  it('are a scan where they came at once, in its place among the others', () => {
    const scan = ['B', 'S', '-', '7', 'K', '4', '-', '1', '1', '9', 'Enter'];
    const keys = [...typed(['1'], 0), ...typed(scan, 4, 500), ...typed(['9'], 0, 900)];
    expect(pressed(keys)).toEqual({
      presses: [{ digits: '1', count: null }, { scan: 'BS-7K4-119' }, { digits: '9', count: null }],
      scan: null,
    });
  });

  it('are a scan whose end is still to come', () => {
    expect(pressed(typed([...'BS-7K4-1'], 4))).toEqual({ presses: [], scan: 'BS-7K4-1' });
    expect(earlyPresses(typed([...'BS-'], 4)).queue.burst.typed).toBe('BS-');
    expect(pressed(typed([...'BS-7K4', 'Escape', 'Enter'], 4)).presses).toEqual([{ key: 'Enter' }]);
  });
});

interface Press {
  /** Element that has the focus, by the selector that finds it. */
  on?: string;
  repeat?: boolean;
  ctrlKey?: boolean;
  defaultPrevented?: boolean;
}

/** The inline script in a page, with keys pressed on elements of it. */
function keeping(dataset: object = {}) {
  const listeners = new Set<(press: object) => void>();
  const window: { takeEarlyKeys?: () => EarlyKey[] } = {};
  runInNewContext(CODE, {
    ...{ window, document: { documentElement: { dataset } } },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  const press = (key: string, { on = '', ...more }: Press = {}) => {
    const target = { closest: (selector: string) => (selector === on ? {} : null), blur: vi.fn() };
    const event = { key, target, timeStamp: 5, preventDefault: vi.fn(), ...more };
    for (const listener of listeners) listener(event);
    return event;
  };
  return { press, taken: () => window.takeEarlyKeys?.().map(({ key }) => key), listeners };
}

describe('the inline script of the counter', () => {
  it('keeps keys in their order, once', () => {
    const { press, taken, listeners } = keeping();
    for (const key of ['1', 'Escape', '7']) press(key);
    expect(taken()).toEqual(['1', 'Escape', '7']);
    expect(taken()).toEqual([]);
    expect(listeners.size).toBe(0);
  });

  it('leaves fields to the browser, and Escape leaves them', () => {
    const { press, taken } = keeping();
    expect(press('1', { on: FIELD }).preventDefault).not.toHaveBeenCalled();
    press('Enter', { on: FIELD });
    expect(press('Escape', { on: FIELD }).target.blur).toHaveBeenCalled();
    expect(taken()).toEqual([]);
  });

  it('leaves Enter to a control, and keeps it elsewhere in place of what the browser does', () => {
    const { press, taken } = keeping();
    expect(press('Enter', { on: CONTROL }).preventDefault).not.toHaveBeenCalled();
    expect(press('Enter').preventDefault).toHaveBeenCalled();
    press('7', { on: CONTROL });
    expect(taken()).toEqual(['Enter', '7']);
  });

  it.each<[string, string, Press]>([
    ['held down', '1', { repeat: true }],
    ['of a shortcut of the browser', 'r', { ctrlKey: true }],
    ['that acted already', 'r', { defaultPrevented: true }],
  ])('keeps no key %s', (_, key, more) => {
    const { press, taken } = keeping();
    press(key, more);
    expect(taken()).toEqual([]);
  });

  it('keeps nothing in a browser that gets no scripts', () => {
    const { press, taken } = keeping({ unsupported: '' });
    expect(press('ArrowDown').preventDefault).not.toHaveBeenCalled();
    expect(taken()).toEqual([]);
  });
});
