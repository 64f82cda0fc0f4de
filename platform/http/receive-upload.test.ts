import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveUpload } from './receive-upload.server.ts';

const START = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const END = '\r\n--b--\r\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'upload-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const formOf = (body: BodyInit | ReadableStream, type = 'multipart/form-data; boundary=b') =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit);
const receive = (request: Request, mostBytes = 1000) => receiveUpload(request, { folder, mostBytes });

describe('a form with a file', () => {
  it('is taken in byte by byte', async () => {
    const form = new FormData();
    form.set('file', new File(['Hallo'], 'Gruß.txt'));
    const received = await receive(new Request('http://localhost/', { method: 'POST', body: form }));
    expect(received).toMatchObject({ ok: true, value: { name: 'Gruß.txt', bytes: 5 } });
    expect(received.ok && (await readFile(received.value.path, 'utf8'))).toBe('Hallo');
  });

  it('may have an empty one', async () => {
    expect(await receive(formOf(START + END))).toMatchObject({ ok: true, value: { bytes: 0 } });
  });
});

describe('refused is', () => {
  it.each([
    ['no form at all', 'Hallo', 'text/plain', 'NOT_MULTIPART'],
    ['a form without its boundary', START + END, 'multipart/form-data', 'NOT_MULTIPART'],
    ['a form without a file', '--b--\r\n', undefined, 'NO_FILE'],
    [
      'a form with another field',
      `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n${START}a${END}`,
      undefined,
      'SEVERAL_PARTS',
    ],
    ['a form with two files', `${START}a\r\n${START}b${END}`, undefined, 'SEVERAL_PARTS'],
    ['what breaks off', `${START}abc`, undefined, 'CUT_OFF'],
    ['what breaks off in a header', '--b\r\ncontent-dispo', undefined, 'CUT_OFF'],
    ['what has nothing to do with its boundary', 'x'.repeat(500), undefined, 'CUT_OFF'],
  ])('%s', async (_name, body, type, error) => {
    expect(await receive(formOf(body, type))).toEqual({ ok: false, error });
  });

  it('more than is allowed, as soon as the limit is exceeded', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode(sent === 1 ? START : 'x'.repeat(5000)));
      },
    });
    expect(await receive(formOf(endless))).toEqual({ ok: false, error: 'TOO_LARGE' });
    expect(sent).toBeLessThan(20);
  });

  it('a declared length above the limit', async () => {
    const request = formOf(START + END);
    request.headers.set('content-length', '1000000');
    expect(await receive(request)).toEqual({ ok: false, error: 'TOO_LARGE' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('a sender who disconnects', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`${START}abc`));
      },
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    expect(await receive(formOf(broken))).toEqual({ ok: false, error: 'CUT_OFF' });
  });
});
