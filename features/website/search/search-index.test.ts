import { expect, it } from 'vitest';
import type { DocumentSource, SearchDocument } from '#features/core/resources/index.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSearchIndex } from './search-index.server.ts';

const both = (text: string) => ({ de: text, en: text });

function document(id: number, title: string): SearchDocument {
  return {
    ...{ id: `page:${id}`, kind: 'pages', title: both(title), label: null, summary: both('') },
    ...{ keywords: [], body: [], art: { type: 'theatre', slug: `page-${id}` } },
    ...{ paths: { de: `/de/${id}`, en: `/en/${id}` }, dates: [], facts: null },
  };
}

it('of a large venue answers while its last documents are still read', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const first: DocumentSource = {
    ...{ name: 'first', tags: [] },
    async *documents() {
      yield Array.from({ length: 1200 }, (_, id) => document(id, `Mondschein ${id}`));
    },
  };
  const last: DocumentSource = {
    ...{ name: 'last', tags: [] },
    async *documents() {
      await released;
      yield [document(9000, 'Sonnenuhr')];
    },
  };
  const index = createSearchIndex({
    sources: [first, last],
    synonyms: async () => [],
    bus: createLocalEventBus(),
    log: createLog('silent'),
  });
  const now = '2026-11-28T12:00:00.000Z';
  expect((await index.of('de')).find('mondschein', now)).toHaveLength(1200);
  expect((await index.of('de')).find('sonnenuhr', now)).toEqual([]);
  release();
  await index.settled();
  expect((await index.of('de')).find('sonnenuhr', now)).toHaveLength(1);
  index.close();
});
