import { describe, expect, it } from 'vitest';
import { cacheTag, EVERYTHING } from './cache-tag.ts';
import { createLocalEventBus } from './event-bus.server.ts';
import { TaggedCache } from './tagged-cache.server.ts';

const MENUS = cacheTag('menus');
const HOURS = cacheTag('hours');

function cache() {
  const bus = createLocalEventBus();
  let now = 0;
  let reads = 0;
  const cached = new TaggedCache(bus, () => now);
  return {
    bus,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    ask: (key = 'menus', tags = [MENUS], freshForSeconds?: () => number) =>
      cached.read(
        key,
        freshForSeconds ? { tags, freshForSeconds } : { tags },
        async () => `${key} ${++reads}`,
      ),
    cached,
  };
}

describe('memory by tag', () => {
  it('reads once for all who ask, together or one after the other', async () => {
    const { ask } = cache();
    expect(await Promise.all([ask(), ask()])).toEqual(['menus 1', 'menus 1']);
    expect(await ask()).toBe('menus 1');
    expect(await ask('footer')).toBe('footer 2');
  });

  it('fails for the reader, and lets those who waited for it read for themselves', async () => {
    const { cached } = cache();
    const asked = [new Error('the database does not answer'), 'first to try again', 'second'];
    const ask = () =>
      cached.read('menus', { tags: [MENUS] }, async () => {
        const next = asked.shift();
        if (next instanceof Error) throw next;
        return next;
      });
    const [first, ...others] = await Promise.allSettled([ask(), ask(), ask()]);
    expect(first.status).toBe('rejected');
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('reads again after a change of its dependencies, and of nothing else', async () => {
    const { ask, bus } = cache();
    await ask();
    await bus.publish({ type: 'changed', tags: [HOURS] });
    expect(await ask()).toBe('menus 1');
    await bus.publish({ type: 'changed', tags: [MENUS] });
    expect(await ask()).toBe('menus 2');
    await bus.publish({ type: 'changed', tags: [EVERYTHING] });
    expect(await ask()).toBe('menus 3');
  });

  it('does not keep what was being read while it changed', async () => {
    const { ask, bus } = cache();
    const before = ask();
    await bus.publish({ type: 'changed', tags: [MENUS] });
    expect(await ask()).toBe('menus 2');
    expect(await before).toBe('menus 1');
    expect(await ask()).toBe('menus 2');
  });

  it('drops entries by tags that only their content reveals, and on changes announced while it was read', async () => {
    const { cached, bus } = cache();
    let reads = 0;
    const ask = () =>
      cached.read('page', { tags: ({ of }) => [of] }, async () => {
        reads += 1;
        return { of: MENUS, reads };
      });
    await ask();
    await bus.publish({ type: 'changed', tags: [HOURS] });
    expect(await ask()).toEqual({ of: MENUS, reads: 1 });
    await bus.publish({ type: 'changed', tags: [MENUS] });
    const started = ask();
    await bus.publish({ type: 'changed', tags: [HOURS] });
    expect(await started).toEqual({ of: MENUS, reads: 2 });
    expect(await ask()).toEqual({ of: MENUS, reads: 3 });
  });

  it('keeps nothing longer than it is right by the clock, and nothing longer than a minute', async () => {
    const { ask, pass } = cache();
    await ask('opening', [HOURS], () => 10);
    pass(9);
    expect(await ask('opening', [HOURS], () => 10)).toBe('opening 1');
    pass(1);
    expect(await ask('opening', [HOURS], () => 10)).toBe('opening 2');
    await ask();
    pass(60);
    expect(await ask()).toBe('menus 4');
  });

  it('does not keep a failure', async () => {
    const { cached } = cache();
    const failing = () => cached.read('menus', { tags: [MENUS] }, () => Promise.reject(new Error('down')));
    await expect(failing()).rejects.toThrow('down');
    expect(await cached.read('menus', { tags: [MENUS] }, async () => 'up')).toBe('up');
  });

  it('is bounded for any number of keys', async () => {
    const { ask } = cache();
    for (let index = 0; index < 1000; index += 1) await ask(`key ${index}`);
    expect(await ask('key 999')).toBe('key 999 1000');
    expect(await ask('key 0')).toBe('key 0 1001');
  });
});
