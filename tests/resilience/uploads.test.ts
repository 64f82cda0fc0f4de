import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { box, film } from '#features/core/media/uploads/film.fixture.ts';
import { parseConfig } from '#platform/config.server.ts';
import { errorHandler } from '#server/api/error-handler.ts';
import { listen } from '#server/process/listen.ts';
import { requestListener } from '#server/process/request-listener.ts';
import { openCalls } from '#tests/integration/api-routes.ts';
import { formWith, PDF, photo } from '#tests/integration/picture-files.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { IS_FULL, size } from './size.ts';

const PATH = '/de/pageeditor-api/uploads/';
const BOUNDARY = 'xxGrenzexx';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bild.png"\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;
const MEGABYTE = 1_000_000;
const BROKEN_OFF = 16;

describe('uploads', () => {
  let test: TestServices;
  let editor: Record<string, string>;
  let server: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    // Others work in the usual one at the same time.
    vi.stubEnv('TMPDIR', mkdtempSync(path.join(os.tmpdir(), 'buntspecht-test-')));
    test = await openTestServices('sqlite');
    editor = await signInAs(test.services, 'editor');
    const site = new Hono({ strict: false });
    site.route('/', openCalls(test.services));
    site.onError(errorHandler(test.services.log));
    const listener = requestListener(site.fetch);
    server = await listen(
      parseConfig({ PORT: '0' }),
      (request, response) => void listener(request, response),
    );
  });
  afterAll(async () => {
    await server.drain();
    await test.close();
    rmSync(os.tmpdir(), { recursive: true });
    vi.unstubAllEnvs();
  });

  const send = async (bytes: Buffer, name?: string) => {
    const answer = await fetch(server.url + PATH, {
      method: 'POST',
      headers: editor,
      body: formWith(bytes, name),
    });
    return {
      status: answer.status,
      json: (await answer.json()) as { code?: string; id: number; url: string },
    };
  };
  const savedFiles = () =>
    readdirSync(test.files, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
  const rows = async () => (await test.services.db.selectFrom('assets').select('id').execute()).length;
  const unfinished = () => readdirSync(os.tmpdir()).filter((name) => name.startsWith('buntspecht-media-'));

  async function storedAt(url: string): Promise<Buffer> {
    const key = url.split('/')[2]?.replace(/^\d+-/, '');
    const stream = await test.services.storage.read(`originals/${key}`);
    return stream ? buffer(stream) : Buffer.alloc(0);
  }

  /** Nothing sent by `work` may be there afterwards. */
  async function leavingNothing(work: () => Promise<void>): Promise<void> {
    const before = [savedFiles(), await rows()];
    await work();
    await expect.poll(unfinished).toEqual([]);
    expect([savedFiles(), await rows()]).toEqual(before);
  }

  it.each([
    ['an ocean of one colour', () => onePixelColour(30_000, 30_000), 'too_many_pixels'],
    ['a line as long as the equator', () => onePixelColour(1, 2_000_000_000), 'unreadable'],
    ['a size nobody can count', () => onePixelColour(0xffffffff, 0xffffffff), 'unreadable'],
    ['a picture of no size', () => onePixelColour(0, 0), 'unreadable'],
    ['a PNG whose text is a bomb', () => withChunk('zTXt', deflateSync(Buffer.alloc(50 * MEGABYTE))), null],
    ['a GIF that moves a thousand times', () => movingGif(1000), null],
  ])('%s is refused or made small, and never fills the memory', async (_name, bytes, code) => {
    const memory = process.memoryUsage().rss;
    const { status, json } = await send(bytes());
    if (code === null) expect([201, 422]).toContain(status);
    else expect([status, json.code]).toEqual([422, code]);
    expect(process.memoryUsage().rss - memory).toBeLessThan(400 * MEGABYTE);
  });

  it('a picture that is a page, a program and an archive as well is only a picture afterwards', async () => {
    const picture = await photo({ width: 40, height: 30 });
    const script = Buffer.from('<html><script>alert(document.cookie)</script><?php system($_GET[0]); ?>');
    const zip = Buffer.from('504b0304', 'hex');
    const { status, json } = await send(Buffer.concat([picture, script, zip]), 'bild.php.html');
    expect(status).toBe(201);
    const stored = await storedAt(json.url);
    for (const part of ['<script', '<?php', 'PK\u0003\u0004']) expect(stored.includes(part)).toBe(false);
    expect((await sharp(stored).metadata()).format).toBe('jpeg');
  });

  it('the place and author of a picture are not stored', async () => {
    const exif = {
      IFD0: { Artist: 'Lotte Geheim' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
    };
    const picture = await sharp(await photo({ width: 40, height: 30 }))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect(picture.includes('Lotte')).toBe(true);
    const { json } = await send(picture);
    const stored = await storedAt(json.url);
    expect([stored.includes('Lotte'), (await sharp(stored).metadata()).exif]).toEqual([false, undefined]);
  });

  it('a false picture is refused by its content', async () => {
    await leavingNothing(async () => {
      const disguises = [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
        ),
        Buffer.from('MZ\u0090\u0000'),
        Buffer.from('\u007fELF'),
        Buffer.from('push graphic-context\nimage over 0,0 0,0 "https://example.org"'),
        Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)'),
        Buffer.alloc(3 * MEGABYTE, 'a'),
      ];
      for (const bytes of disguises) expect([415, 422]).toContain((await send(bytes, 'bild.jpg')).status);
    });
  });

  it('a transfer that ends anywhere leaves nothing behind', async () => {
    const whole = Buffer.concat([
      Buffer.from(HEAD),
      await photo({ width: 300, height: 300 }),
      Buffer.from(TAIL),
    ]);
    await leavingNothing(async () => {
      for (let turn = 0; turn < size(12, 60); turn += 1)
        await breakOff(whole.subarray(0, Math.floor((whole.length * turn) / size(12, 60))), whole.length);
    });
  });

  it('a film that breaks off time and again leaves nothing, and the library goes on', async () => {
    const [type, , index] = film('avc1');
    const pictures = box('mdat', Buffer.alloc(6 * MEGABYTE));
    const whole = Buffer.concat([Buffer.from(HEAD), type, index, pictures, Buffer.from(TAIL)]);
    await leavingNothing(async () => {
      for (let turn = 1; turn <= BROKEN_OFF; turn += 1) {
        const part = whole.subarray(0, Math.floor((whole.length * turn) / (BROKEN_OFF + 1)));
        await breakOff(part, whole.length, () => expect.poll(() => unfinished().length).toBe(1));
        await expect.poll(unfinished).toEqual([]);
      }
      const listed = await fetch(`${server.url}/de/pageeditor-api/assets/`, { headers: editor });
      expect(listed.status).toBe(200);
      await listed.arrayBuffer();
    });
    // More were broken off than may come at once: none of them still has a place.
    expect(await sendFilm(MEGABYTE)).toBe(201);
    expect(unfinished()).toEqual([]);
  });

  it('a transfer that says it is more than there may be is refused before it comes', async () => {
    await leavingNothing(async () => {
      const request = post({ 'content-length': 500 * MEGABYTE });
      request.on('error', () => undefined);
      request.flushHeaders();
      const [response] = await once(request, 'response');
      expect(response.statusCode).toBe(413);
      request.destroy();
    });
  });

  it.runIf(IS_FULL)('a transfer without an end is ended before it is stored', async () => {
    await leavingNothing(async () => {
      const { status, sent } = await sendEndlessly();
      expect([413, 0]).toContain(status);
      expect(sent).toBeLessThan(450 * MEGABYTE);
    });
  });

  it('a large film passes through without being in memory', async () => {
    const memory = process.memoryUsage().rss;
    const status = await sendFilm(size(60, 350) * MEGABYTE);
    expect(status).toBe(201);
    expect(process.memoryUsage().rss - memory).toBeLessThan(150 * MEGABYTE);
  });

  it('a thousand damaged files get an error each, and none is an error of ours', async () => {
    const random = seededRandom(20261122);
    const below = (limit: number) => Math.floor(random() * limit);
    const good = [
      await photo({ width: 60, height: 40 }),
      await photo({ width: 60, height: 40, format: 'png' }),
      await photo({ width: 60, height: 40, format: 'webp' }),
      await photo({ width: 60, height: 40, format: 'gif' }),
      await photo({ width: 60, height: 40, format: 'avif' }),
      PDF,
    ];
    for (let turn = 0; turn < size(120, 1000); turn += 1) {
      const bytes = Buffer.from(good[turn % good.length] ?? PDF);
      for (let times = 0; times < 1 + below(20); times += 1) bytes[below(bytes.length)] = below(256);
      const cut = below(4) === 0 ? bytes.subarray(0, below(bytes.length)) : bytes;
      const before = [savedFiles(), await rows()];
      const { status, json } = await send(cut);
      expect([turn, [201, 415, 422].includes(status), json.code]).toEqual([turn, true, json.code]);
      if (status !== 201) expect([savedFiles(), await rows()]).toEqual(before);
    }
    expect(unfinished()).toEqual([]);
  });

  it('malformed forms get an error', async () => {
    const random = seededRandom(7);
    await leavingNothing(async () => {
      for (let turn = 0; turn < size(60, 300); turn += 1) {
        const form = Buffer.from(HEAD + 'x'.repeat(50) + TAIL);
        for (let times = 0; times < 6; times += 1)
          form[Math.floor(random() * form.length)] = Math.floor(random() * 256);
        const answer = await fetch(server.url + PATH, {
          method: 'POST',
          headers: { ...editor, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
          body: form,
        });
        expect([400, 415]).toContain(answer.status);
        await answer.arrayBuffer();
      }
    });
  });

  /** Sends the beginning of a request and disconnects, after a moment or when `isDue` says so. */
  async function breakOff(
    part: Buffer,
    whole: number,
    isDue: () => Promise<unknown> = () => wait(5),
  ): Promise<void> {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const headers = Object.entries(editor).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${headers.join('')}content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${whole}\r\n\r\n`,
    );
    socket.write(part);
    await isDue();
    socket.destroy();
  }

  function post(headers: Record<string, string | number> = {}) {
    return httpRequest(server.url + PATH, {
      method: 'POST',
      headers: { ...editor, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    });
  }

  async function sendEndlessly(): Promise<{ status: number; sent: number }> {
    const request = post();
    let status = 0;
    let isOver = false;
    request.on('response', (response) => {
      status = response.statusCode ?? 0;
      isOver = true;
      response.resume();
    });
    request.on('error', () => {
      isOver = true;
    });
    request.write(HEAD);
    const chunk = Buffer.alloc(MEGABYTE, 'a');
    let sent = 0;
    while (!isOver && sent < 600 * MEGABYTE) {
      sent += chunk.length;
      if (!request.write(chunk)) await once(request, 'drain').catch(() => undefined);
    }
    request.destroy();
    return { status, sent };
  }

  /** An MP4 whose one box holds nothing. */
  async function sendFilm(bytes: number): Promise<number> {
    const [type, , index] = film('avc1');
    const box = Buffer.alloc(8);
    box.writeUInt32BE(bytes, 0);
    box.write('mdat', 4);
    const request = post();
    const answered = once(request, 'response');
    request.write(HEAD);
    request.write(Buffer.concat([type, index, box]));
    const chunk = Buffer.alloc(MEGABYTE);
    for (let sent = 8; sent < bytes; sent += chunk.length)
      if (!request.write(chunk.subarray(0, Math.min(chunk.length, bytes - sent))))
        await once(request, 'drain');
    request.end(TAIL);
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  }
});

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A PNG that claims a size and has next to no pixels. */
function onePixelColour(width: number, height: number): Buffer {
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([SIGNATURE, header(width, height), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A whole PNG of one pixel with one more chunk. */
function withChunk(type: string, packed: Buffer): Buffer {
  const text = chunk(type, Buffer.concat([Buffer.from('Comment\0\0'), packed]));
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(4)));
  return Buffer.concat([SIGNATURE, header(1, 1), text, pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A GIF of a few pixels that claims to be a large one, many times over. */
function movingGif(times: number): Buffer {
  const screen = Buffer.from('47494638396100200020800000ffffff000000', 'hex');
  const frame = Buffer.from('2c000000000a000a0000028b8c2d99871c1a00'.slice(0, 36), 'hex');
  return Buffer.concat([screen, ...Array.from({ length: times }, () => frame), Buffer.from(';')]);
}
