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
function start({
  without = '',
  lastReload = null as string | null,
  onLine = true,
  storage = true,
  served = (): Promise<{ ok: boolean }> => Promise.resolve({ ok: false }),
} = {}) {
  const interfaces = Object.entries(FEATURES).map(([name, members]) => [
    name,
    { prototype: Object.fromEntries(members.filter((each) => each !== without).map((each) => [each, null])) },
  ]);
  const listeners = new Map<string, (event: object) => void>();
  const later: (() => void)[] = [];
  const stored = new Map(lastReload === null ? [] : [['chunk-reload', lastReload]]);
  const page = {
    ...Object.fromEntries(interfaces),
    ...(without === 'IntersectionObserver' ? {} : { IntersectionObserver: class {} }),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    requestAnimationFrame: vi.fn(),
    document: { documentElement: { dataset: {} as Record<string, string> } },
    location: { pathname: '/de', reload: vi.fn() },
    navigator: { onLine },
    Date: { now: () => NOW },
    fetch: vi.fn(served),
    setTimeout: (done: () => void) => later.push(done),
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
  return { ...page, later, tell: (name: string, event = {}) => listeners.get(name)?.(event) };
}

describe('the start of a page', () => {
  it('takes the page over in a browser that has what the code needs', () => {
    const { requestAnimationFrame, document } = start();
    expect(requestAnimationFrame).toHaveBeenCalled();
    expect(document.documentElement.dataset).toEqual({});
  });

  it.each([...Object.values(FEATURES).flat(), 'IntersectionObserver', 'at', 'toSorted'])(
    'leaves it unchanged without %s',
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

  it('reloads once, whichever module is missing', () => {
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

  const ended = {
    payload: new TypeError('error loading dynamically imported module: https://haus.example/a-1.js'),
  };

  it.each([
    ['at once when the server has it no longer', async () => ({ ok: false }), 1, 1],
    ['only later when it is there, as where a page is left', async () => ({ ok: true }), 0, 1],
    ['only later when no answer comes', () => Promise.reject(new Error('ended')), 0, 1],
  ])('asks for what did not come, and reloads %s', async (_, served, atOnce, afterwards) => {
    const { tell, later, location, fetch } = start({ served });
    await tell('vite:preloadError', ended);
    expect(fetch).toHaveBeenCalledWith('https://haus.example/a-1.js', { method: 'HEAD' });
    expect(location.reload).toHaveBeenCalledTimes(atOnce);
    for (const done of later) done();
    expect(location.reload).toHaveBeenCalledTimes(afterwards);
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
