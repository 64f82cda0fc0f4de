import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DocumentCache, type DocumentInput } from './document-cache.server.ts';

const INPUT: DocumentInput = {
  url: 'https://b.example/de',
  handoff: ['["home"]', '{}'],
  head: { siteName: 'Buntspecht' },
  staticParts: new Map([['footer', '<p>Klopft an</p>']]),
};

const Empty = (_: Record<string, unknown>) => null;
const Days = ({ days }: { days: string[] }) => days.join();

function documents(bytesAtMost?: number) {
  const cached = new DocumentCache(bytesAtMost);
  let rendered = 0;
  return {
    cached,
    make: async (change: Partial<DocumentInput> = {}, isWhole = true) => {
      await cached.render({ ...INPUT, ...change }, async () => {
        rendered += 1;
        return { body: new Uint8Array(100), scriptSources: [], isWhole };
      });
      return rendered;
    },
  };
}

describe('kept documents', () => {
  it('are rendered no more, from the second time on, as long as they are made of the same', async () => {
    const { cached, make } = documents();
    expect(await make()).toBe(1);
    expect(cached.bytes).toBe(0);
    expect(await make()).toBe(2);
    expect(await make({ staticParts: new Map(INPUT.staticParts) })).toBe(2);
  });

  it.each<[string, Partial<DocumentInput>]>([
    ['another address', { url: 'https://b.example/de?page=2' }],
    ['other data', { handoff: ['["away"]', '{}'] }],
    ['other settings of the router', { handoff: ['["home"]', '{"ssr":true}'] }],
    ['another head', { head: { siteName: 'Grünspecht' } }],
    ['another footer', { staticParts: new Map([['footer', '<p>Klopf an</p>']]) }],
  ])('are rendered anew for %s', async (_, change) => {
    const { make } = documents();
    await make();
    await make();
    await make(change);
    const rendered = await make(change);
    expect(rendered).toBe(change.url === undefined ? 3 : 4);
    expect(await make(change)).toBe(rendered);
  });

  it('are kept with a component over plain data, and made anew for other data', async () => {
    const { make } = documents();
    const shows = (...days: string[]) => ({
      staticParts: new Map([['days', createElement(Days, { days })]]),
    });
    await make(shows('1', '2'));
    await make(shows('1', '2'));
    expect(await make(shows('1', '2'))).toBe(2);
    expect(await make(shows('1', '3'))).toBe(3);
  });

  it('are kept with elements around such components', async () => {
    const { make } = documents();
    const shows = (day: string) => ({
      staticParts: new Map([['days', createElement('div', null, createElement(Days, { days: [day] }))]]),
    });
    await make(shows('1'));
    await make(shows('1'));
    expect(await make(shows('1'))).toBe(2);
    expect(await make(shows('2'))).toBe(3);
  });

  it.each([
    ['a component with behaviour', createElement(Empty, { key: 'part', ask: () => true })],
    [
      'elements around a component with behaviour',
      createElement('form', { key: 'form' }, createElement(Empty, { ask: () => true })),
    ],
  ])('are never kept with a part that cannot be compared: %s', async (_, part) => {
    const { make } = documents();
    const staticParts = new Map([['form', part]]);
    await make({ staticParts });
    await make({ staticParts });
    expect(await make({ staticParts })).toBe(3);
  });

  it('are never kept where something failed', async () => {
    const { make } = documents();
    await make({}, false);
    await make({}, false);
    expect(await make()).toBe(3);
    expect(await make()).toBe(3);
  });

  it('stay within their memory, the ones asked for last kept', async () => {
    const { cached, make } = documents(1000);
    const page = (number: number) => ({ url: `https://b.example/de?page=${number}` });
    await make();
    for (let number = 1; number < 100; number += 1) {
      await make(page(number));
      await make(page(number));
      await make();
    }
    expect(cached.bytes).toBeLessThanOrEqual(1000);
    const rendered = await make();
    expect(await make()).toBe(rendered);
    expect(await make(page(1))).toBe(rendered + 1);
  });
});
