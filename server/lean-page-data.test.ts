import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withLeanPageData } from './lean-page-data.ts';

const LONG = `<p>${'Ein Specht klopft nicht, weil er muss, sondern weil er kann. '.repeat(4)}</p>`;

/** A page as the router renders it: rich texts, then the data. */
function page(richTexts: string[], data: unknown): string {
  const body = richTexts.map((text) => `<div class="prose" data-rich="">${text}</div>`).join('');
  const literal = JSON.stringify(`${JSON.stringify(data)}\n`).replace(/[&<>]/g, (sign) =>
    sign === '<' ? '\\u003c' : sign === '>' ? '\\u003e' : '\\u0026',
  );
  return `<body>${body}<script>window.__reactRouterContext.streamController.enqueue(${literal});</script></body>`;
}

/** What the router receives when a browser runs the page's script. */
function receivedBy(html: string): string[] {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const received: string[] = [];
  const elements = [...html.matchAll(/data-rich="">(.*?)<\/div>/gs)].map(([, innerHTML]) => ({ innerHTML }));
  runInNewContext(script, {
    window: {
      __reactRouterContext: { streamController: { enqueue: (text: string) => received.push(text) } },
    },
    document: { querySelectorAll: () => elements },
  });
  return received;
}

test('the router receives what it would have received', () => {
  const data = ["It's", 'a "quote"', 'a \\ and\na line', '</script><!-- <script>', 'ü ', LONG, LONG];
  const before = page(['<p>other</p>', LONG], data);
  expect(receivedBy(withLeanPageData(before))).toEqual(receivedBy(before));
});

test('rich text is sent once', () => {
  expect(withLeanPageData(page([LONG], [LONG])).split('Ein Specht klopft nicht').length - 1).toBe(4);
});

test('text that only looks like rich text of the page stays in the data', () => {
  const html = withLeanPageData(page(['<p>other</p>'], [LONG]));
  expect(receivedBy(html)).toEqual([`${JSON.stringify([LONG])}\n`]);
});

test('no text is taken for a reference', () => {
  const data = ['@0', '@@1', LONG];
  expect(receivedBy(withLeanPageData(page([LONG], data)))).toEqual([`${JSON.stringify(data)}\n`]);
});

test('no data ends its script early or opens a comment', () => {
  const html = withLeanPageData(page([], ['</script><!-- <script>']));
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});

test('data is shorter for its quotes alone', () => {
  const before = page([], { name: 'Buntspecht', url: '/de' });
  expect(withLeanPageData(before).length).toBeLessThan(before.length);
});

test('a page without data stays as it is', () => {
  expect(withLeanPageData('<p>nothing</p>')).toBe('<p>nothing</p>');
});
