import { expect, it } from 'vitest';
import { z } from 'zod';
import { readForm, repeated, several, text, ticked } from './read-form.server.ts';

function sent(...fields: [string, string | File][]): Request {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value as string);
  return new Request('http://localhost/', { method: 'POST', body: form });
}

const read = async (schema: z.ZodType, ...fields: [string, string | File][]) =>
  (await readForm(schema, sent(...fields))) as { value?: unknown; error?: unknown };

const TEXT = z.object({ text: text() });

it('gives texts as typed, with normalized line ends', async () => {
  expect((await read(TEXT, ['text', 'eins\r\nzwei\n'])).value).toEqual({ text: 'eins\nzwei\n' });
  expect((await read(TEXT, ['other', 'eins'])).value).toEqual({ text: '' });
});

it('cuts texts where nobody types on', async () => {
  expect((await read(TEXT, ['text', '@'.repeat(1_000_000)])).value).toEqual({ text: '@'.repeat(500) });
  const short = z.object({ text: text(10) });
  expect((await read(short, ['text', '\r\n'.repeat(20)])).value).toEqual({ text: '\n'.repeat(10) });
});

it('tells a ticked box from one that is not', async () => {
  const schema = z.object({ sure: ticked() });
  expect((await read(schema, ['sure', '1'])).value).toEqual({ sure: true });
  expect((await read(schema)).value).toEqual({ sure: false });
});

it('gives each value of a repeated field once, and no more than may be', async () => {
  const schema = z.object({ line: several(2) });
  expect((await read(schema)).value).toEqual({ line: [] });
  expect((await read(schema, ['line', 'a'])).value).toEqual({ line: ['a'] });
  const many = ['a', 'a', 'b', 'c'].map((line): [string, string] => ['line', line]);
  expect((await read(schema, ...many)).value).toEqual({ line: ['a', 'b'] });
});

it.each([
  ['a file in place of a text', [['text', new File(['x'], 'x.txt')]]],
  [
    'a field that is repeated',
    [
      ['text', 'a'],
      ['text', 'b'],
    ],
  ],
] as [string, [string, string | File][]][])('refuses %s by its name', async (_, fields) => {
  expect((await read(TEXT, ...fields)).error).toEqual({ fields: ['text'] });
});

it('gives equal values of fields that belong together as often as they are there', async () => {
  const schema = z.object({ amount: repeated(3) });
  const sums = ['8,50', '8,50', '1', '2'].map((each): [string, string] => ['amount', each]);
  expect((await read(schema, ...sums)).value).toEqual({ amount: ['8,50', '8,50', '1'] });
  expect((await read(schema, ['amount', '8,50'])).value).toEqual({ amount: ['8,50'] });
  expect((await read(schema)).value).toEqual({ amount: [] });
});
