import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { type DocumentInput, KeptDocuments } from './kept-documents.server.ts';

const INPUT: DocumentInput = {
  url: 'https://b.example/de',
  handoff: ['["home"]', '{}'],
  head: { siteName: 'Buntspecht' },
  staticParts: new Map([['footer', '<p>Klopft an</p>']]),
};

const Empty = (_: Record<string, unknown>) => null;
const Days = ({ days }: { days: string[] }) => days.join();

function documents(bytesAtMost?: number) {
  const kept = new KeptDocuments(bytesAtMost);
  let rendered = 0;
  return {
    kept,
    make: async (change: Partial<DocumentInput> = {}, isWhole = true) => {
      await kept.render({ ...INPUT, ...change }, async () => {
        rendered += 1;
        return { body: new Uint8Array(100), scriptSources: [], isWhole };
      });
      return rendered;
    },
  };
}

describe('kept documents', () => {
  it('are rendered once as long as they are made of the same', async () => {
    const { make } = documents();
    expect(await make()).toBe(1);
    expect(await make({ staticParts: new Map(INPUT.staticParts) })).toBe(1);
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
    expect(await make(change)).toBe(2);
    expect(await make(change)).toBe(2);
  });

  it('are kept with a component over plain data, and made anew for other data', async () => {
    const { make } = documents();
    const shows = (...days: string[]) => ({
      staticParts: new Map([['days', createElement(Days, { days })]]),
    });
    await make(shows('1', '2'));
    expect(await make(shows('1', '2'))).toBe(1);
    expect(await make(shows('1', '3'))).toBe(2);
  });

  it.each([
    ['elements', createElement('form', { key: 'form' })],
    [
      'a component around elements',
      createElement(Empty, { key: 'part', beside: createElement('p', { key: 'p' }) }),
    ],
    ['a component with behaviour', createElement(Empty, { key: 'part', ask: () => true })],
  ])('are never kept with a part that cannot be compared: %s', async (_, part) => {
    const { make } = documents();
    const staticParts = new Map([['form', part]]);
    await make({ staticParts });
    expect(await make({ staticParts })).toBe(2);
  });

  it('are never kept where something failed', async () => {
    const { make } = documents();
    await make({}, false);
    expect(await make()).toBe(2);
    expect(await make()).toBe(2);
  });

  it('stay within their memory, the ones asked for last kept', async () => {
    const { kept, make } = documents(1000);
    await make();
    for (let page = 1; page < 100; page += 1) {
      await make({ url: `https://b.example/de?page=${page}` });
      await make();
    }
    expect(kept.bytes).toBeLessThanOrEqual(1000);
    expect(await make()).toBe(100);
    expect(await make({ url: 'https://b.example/de?page=1' })).toBe(101);
  });
});
