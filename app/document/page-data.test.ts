import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { expect, it } from 'vitest';
import { pageDataJson, readHandoff } from './page-data.server.ts';
import { readPageData } from './page-data.ts';

const LONG = `<p>${'A woodpecker does not knock because it must, but because it can. '.repeat(4)}</p>`;
const ROUTER = '{"basename":"/","ssr":true}';

/** Returns the router's handoff for a loader that returned these texts. */
function handoffOf(texts: string[]): string {
  const items = texts.map((text) => JSON.stringify(text));
  return `[{"_1":2},"texts",[${items.map((_, index) => index + 3).join()}],${items.join()}]`;
}

/** A page in a browser, as far as its data is concerned. */
function pageWith(json: string, richTexts: Map<string, number>): ParentNode {
  const elements = new Map(
    [...richTexts].map(([html, number]) => [`[data-rich="${number}"]`, { innerHTML: html }]),
  );
  const querySelector = (selector: string) =>
    selector === '#page-data' ? { textContent: json } : (elements.get(selector) ?? null);
  return { querySelector } as unknown as ParentNode;
}

/** Returns the data as the router decodes it in the browser. */
async function received(texts: string[], richTexts = new Map<string, number>()): Promise<unknown> {
  const json = pageDataJson(handoffOf(texts), ROUTER, richTexts);
  const { stream, ...router } = readPageData(pageWith(json, richTexts)) as {
    stream: ReadableStream<Uint8Array>;
  };
  expect(router).toEqual(JSON.parse(ROUTER));
  const { value } = await UNSAFE_decodeViaTurboStream(
    stream,
    globalThis as unknown as Window & typeof globalThis,
  );
  return (value as { texts: string[] }).texts;
}

it('the router gets what the loaders returned', async () => {
  const texts = ["It's", 'a "quote"', 'a \\ and\na line', '</script><!-- <script>', 'ü', LONG];
  expect(await received(texts)).toEqual(texts);
  expect(await received(texts, new Map([[LONG, 1]]))).toEqual(texts);
});

it('a rich text that stands in the page is not sent again', () => {
  expect(pageDataJson(handoffOf([LONG]), ROUTER, new Map([[LONG, 1]]))).not.toContain('woodpecker');
  expect(pageDataJson(handoffOf([LONG]), ROUTER, new Map([['<p>other</p>', 1]]))).toContain('woodpecker');
});

const streamOf = (text: string) => new Response(text).body ?? undefined;

it('the data is read as the router writes it', async () => {
  expect(await readHandoff(streamOf('[{"_1":2},"a",1]\n'))).toBe('[{"_1":2},"a",1]');
});

it.each([
  [undefined, 'handoff is missing'],
  [streamOf('{"a":1}\n'), 'no JSON array'],
  [streamOf('window.data = [1]'), 'no JSON array'],
  [streamOf('[{"_1":["P",2]}]\nP2:["late"]\n'), 'returned a promise'],
])('data in another form makes no page', async (stream, message) => {
  await expect(readHandoff(stream)).rejects.toThrow(message);
});

it('a page without its data says so', () => {
  expect(() => readPageData({ querySelector: () => null } as unknown as ParentNode)).toThrow('#page-data');
});
