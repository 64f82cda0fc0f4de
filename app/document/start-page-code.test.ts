import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const CODE = readFileSync(path.join(import.meta.dirname, 'start-page-code.js'), 'utf8');
const NOW = 1_800_000_000_000;

const FEATURES: Record<string, string[]> = {
  HTMLElement: ['popover'],
  HTMLDialogElement: ['showModal'],
  Element: ['checkVisibility'],
  HTMLScriptElement: ['noModule'],
};

/** Runs the script in a page of a browser that lacks something. */
function start({ without = '', lastReload = null as string | null, onLine = true, storage = true } = {}) {
  const interfaces = Object.entries(FEATURES).map(([name, members]) => [
    name,
    { prototype: Object.fromEntries(members.filter((each) => each !== without).map((each) => [each, null])) },
  ]);
  const listeners = new Map<string, () => void>();
  const stored = new Map(lastReload === null ? [] : [['chunk-reload', lastReload]]);
  const page = {
    ...Object.fromEntries(interfaces),
    ...(without === 'IntersectionObserver' ? {} : { IntersectionObserver: class {} }),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    requestAnimationFrame: vi.fn(),
    document: { documentElement: { dataset: {} as Record<string, string> } },
    location: { pathname: '/de', reload: vi.fn() },
    navigator: { onLine },
    Date: { now: () => NOW },
    ...(storage
      ? {
          sessionStorage: {
            getItem: (key: string) => stored.get(key) ?? null,
            setItem: (key: string, value: string) => stored.set(key, value),
          },
        }
      : {}),
  };
  const missing = ['at', 'toSorted'].includes(without) ? `delete Array.prototype.${without};` : '';
  runInNewContext(`window = globalThis;${missing}${CODE}`, page);
  return { ...page, tell: (name: string) => listeners.get(name)?.() };
}

describe('the start of a page', () => {
  it('takes the page over in a browser that has what the code needs', () => {
    const { requestAnimationFrame, document } = start();
    expect(requestAnimationFrame).toHaveBeenCalled();
    expect(document.documentElement.dataset).toEqual({});
  });

  it.each([...Object.values(FEATURES).flat(), 'IntersectionObserver', 'at', 'toSorted'])(
    'leaves it as it is without %s',
    (without) => {
      const { requestAnimationFrame, document } = start({ without });
      expect(requestAnimationFrame).not.toHaveBeenCalled();
      expect(document.documentElement.dataset).toEqual({ unsupported: '' });
    },
  );
});

describe('missing code', () => {
  it.each([
    ['never before', null, true],
    ['just now', `${NOW}`, false],
    ['a minute less a moment ago', `${NOW - 59_999}`, false],
    ['a minute ago', `${NOW - 60_000}`, true],
    ['at a time that makes no sense', 'yesterday', true],
    ['in the future, by a clock that was put back', `${NOW + 5_000}`, true],
  ])('reloads a page that was reloaded %s', (_, lastReload, reloads) => {
    const { tell, location } = start({ lastReload });
    tell('vite:preloadError');
    expect(location.reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  });

  it('reloads once, whoever misses some', () => {
    const { tell, location } = start();
    tell('vite:preloadError');
    tell('vite:preloadError');
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads while somebody types, and does on the next page', () => {
    const { tell, location } = start();
    tell('input');
    tell('vite:preloadError');
    expect(location.reload).not.toHaveBeenCalled();
    location.pathname = '/de/ensemble';
    tell('vite:preloadError');
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['without a connection, when nothing would come in its place', { onLine: false }],
    ['without storage, when nothing would stop the next reload', { storage: false }],
  ])('does not reload %s', (_, browser) => {
    const { tell, location } = start(browser);
    tell('vite:preloadError');
    expect(location.reload).not.toHaveBeenCalled();
  });
});
