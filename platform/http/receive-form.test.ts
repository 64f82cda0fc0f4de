import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveForm } from './receive-form.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'receive-form-'));
});
afterEach(() => rm(folder, { recursive: true }));

const send = (body: FormData | string, headers: Record<string, string> = {}) =>
  receiveForm(new Request('http://localhost/', { method: 'POST', body, headers }), {
    folder,
    mostBytes: 10,
    mostFiles: 3,
  });
const formOf = (...parts: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};

it('takes fields in their order, repeated ones too, and files unchanged', async () => {
  const form = formOf(
    ['a', '1'],
    ['a', '2'],
    ['f', new File(['tock'], 'klopf.txt')],
    ['g', new File([], '')],
  );
  const received = await send(form);
  if (!received.ok) throw new Error(received.error);
  expect(received.value.fields).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
  const [first, ...others] = received.value.files;
  if (!first || first.file === 'TOO_LARGE') throw new Error('no file');
  expect([first.field, first.file.name, first.file.bytes, others]).toEqual(['f', 'klopf.txt', 4, []]);
  expect(first.file.hash).toBe(createHash('sha256').update('tock').digest('hex'));
  expect(await readFile(first.file.path, 'utf8')).toBe('tock');
});

it('says which file is too large and keeps the rest of the form', async () => {
  const received = await send(formOf(['f', new File(['x'.repeat(11)], 'x')], ['a', 'typed']));
  expect(received).toEqual({
    ok: true,
    value: { fields: [['a', 'typed']], files: [{ field: 'f', name: 'x', file: 'TOO_LARGE' }] },
  });
});

it('cuts a field that is too long where that is wanted, and keeps the rest', async () => {
  const body = formOf(['a', 'x'.repeat(1_000_000)], ['b', 'typed']);
  const most = { folder, mostBytes: 10, mostFiles: 3 };
  const request = new Request('http://localhost/', { method: 'POST', body });
  const received = await receiveForm(request, { ...most, longFields: 'cut' });
  expect(received).toEqual({
    ok: true,
    value: {
      fields: [
        ['a', 'x'.repeat(64_000)],
        ['b', 'typed'],
      ],
      files: [],
    },
  });
});

it.each([
  ['a field of a megabyte', formOf(['a', 'x'.repeat(1_000_000)]), {}, 'TOO_LARGE'],
  [
    'four files',
    formOf(...[1, 2, 3, 4].map((n): [string, File] => [`${n}`, new File(['x'], 'x')])),
    {},
    'TOO_LARGE',
  ],
  [
    'a transfer that breaks off',
    '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
    { 'content-type': 'multipart/form-data; boundary=b' },
    'CUT_OFF',
  ],
  ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 'NOT_MULTIPART'],
])('refuses %s', async (_, body, headers: Record<string, string>, error) => {
  expect(await send(body, headers)).toEqual({ ok: false, error });
});

const PACE = { windowMs: 40, windowBytes: 5, mostMs: 400 };

/** A form that begins with half a file and then breaks off, or sends nothing more. */
function unfinished(ending: 'breaks off' | 'stalls' | 'dribbles'): Request {
  const head =
    '--b\r\ncontent-disposition: form-data; name="f"; filename="x.jpg"\r\ncontent-type: image/jpeg\r\n\r\nhalf';
  let dribble: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(head));
      if (ending === 'breaks off') setTimeout(() => controller.error(new Error('aborted')), 5);
      if (ending === 'dribbles') dribble = setInterval(() => controller.enqueue(new Uint8Array(1)), 20);
    },
    cancel: () => clearInterval(dribble),
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

it.each(['breaks off', 'stalls', 'dribbles'] as const)('ends when the form %s', async (ending) => {
  const most = { folder, mostBytes: 1_000_000, mostFiles: 3 };
  expect(await receiveForm(unfinished(ending), { ...most, pace: PACE })).toEqual({
    ok: false,
    error: 'CUT_OFF',
  });
});

it('ends where all of it is too large, though no file is', async () => {
  const form = formOf(['f', new File(['xxxxxxxx'], 'x')], ['g', new File(['xxxxxxxx'], 'y')]);
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: await whole.arrayBuffer(),
    headers,
  });
  const received = await receiveForm(request, { folder, mostBytes: 10, mostFiles: 3, mostBytesInAll: 100 });
  expect(received).toEqual({ ok: false, error: 'TOO_LARGE' });
});
