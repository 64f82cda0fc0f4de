import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaFilesApi } from '#features/core/media/index.server.ts';
import type { Services } from '#server/services/services.server.ts';
import { openCalls } from './api-routes.ts';
import { formWith, PDF, photo, silence } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Asset {
  id: number;
  url: string;
  consents: { id: number }[];
}

const YEAR = 'public, max-age=31536000, immutable';

describe('the public files of the library', () => {
  let test: TestServices;
  let site: Hono;
  let editor: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices('sqlite');
    editor = await signInAs(test.services, 'editor');
    site = openCalls(test.services);
  });
  afterAll(() => test.close());

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.request(`http://localhost${address}`, { method, headers });
  async function upload(bytes: Buffer, address = '/uploads/'): Promise<Asset> {
    const sent = { method: 'POST', headers: editor, body: formWith(bytes, 'Etwas.x') };
    return (
      await site.request(`http://localhost/de/pageeditor-api${address}`, sent)
    ).json() as Promise<Asset>;
  }
  async function call(method: string, address: string, body?: unknown): Promise<Asset> {
    const answer = await site.request(`http://localhost/de/pageeditor-api${address}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', 'if-match': '*' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.json() as Promise<Asset>;
  }
  const folderOf = ({ url }: Asset) => url.slice(0, url.lastIndexOf('/'));
  const derivativesOf = async (asset: Asset) => {
    const key = folderOf(asset).split('-').slice(1).join('-');
    return readdir(path.join(test.files, 'derivatives', key)).catch(() => []);
  };

  describe('a picture', () => {
    let asset: Asset;
    beforeAll(async () => {
      asset = await upload(await photo());
    });

    it.each([
      ['16x9-50-50-640.avif', 'image/avif', 'heif', 640, 360],
      ['1x1-50-50-320.webp', 'image/webp', 'webp', 320, 320],
      ['3x4-50-50-640.webp', 'image/webp', 'webp', 640, 853],
      ['4x3-50-50-960.jpg', 'image/jpeg', 'jpeg', 960, 720],
      ['whole-320.webp', 'image/webp', 'webp', 320, 240],
    ])('comes as %s, to be kept for a year', async (name, type, format, width, height) => {
      const answer = await get(`${folderOf(asset)}/${name}`);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, type, YEAR]);
      const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(found).toMatchObject({ format, width, height });
      expect(found.exif).toBeUndefined();
    });

    it('is made once, however many ask at the same time', async () => {
      const fresh = await upload(await photo());
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => get(`${folderOf(fresh)}/2x1-50-50-320.webp`)),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1);
      expect(await derivativesOf(fresh)).toEqual(['2x1-50-50-320.webp']);
    });

    it('is made for nobody in other shapes, widths and kinds', async () => {
      const before = await derivativesOf(asset);
      for (const name of [
        '16x9-50-50-641.webp',
        '16x9-50-50-320.gif',
        '17x9-50-50-320.webp',
        'etwas.jpg',
        'a',
      ])
        expect([name, (await get(`${folderOf(asset)}/${name}`)).status]).toEqual([name, 404]);
      expect(await derivativesOf(asset)).toEqual(before);
    });

    it('leads on from where it was looked at around another point', async () => {
      const moved = await upload(await photo());
      await call('PATCH', `/assets/${moved.id}/`, { focal_point: { x: 20, y: 80 } });
      const answer = await get(`${folderOf(moved)}/1x1-50-50-320.webp`);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        `${folderOf(moved)}/1x1-20-80-320.webp`,
        'no-cache',
      ]);
      expect((await get(answer.headers.get('location') ?? '')).status).toBe(200);
    });

    it('leads on from the file it had before, of which nothing is left', async () => {
      const old = await upload(await photo());
      await get(`${folderOf(old)}/1x1-50-50-320.webp`);
      const now = await upload(await photo({ width: 800, height: 800 }), `/uploads/${old.id}/`);
      expect(await derivativesOf(old)).toEqual([]);
      const answer = await get(`${folderOf(old)}/1x1-50-50-320.webp`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${folderOf(now)}/1x1-50-50-320.webp`,
      ]);
    });

    it('makes room for artwork at once when somebody takes their consent back, and may be cached no longer than they agree', async () => {
      const shown = await upload(await photo());
      const until = '2026-11-20T08:01:40.000Z';
      const { consents } = await call('POST', `/assets/${shown.id}/consents/`, {
        person: 'Mia',
        valid_until: until,
      });
      const address = `${folderOf(shown)}/1x1-50-50-320.webp`;
      expect((await get(address)).headers.get('cache-control')).toBe('public, max-age=100');
      await call('POST', `/assets/${shown.id}/consents/${consents[0]?.id}/withdraw/`);
      const answer = await get(address);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('location')]).toEqual([
        302,
        'no-store',
        `/art/v2/exhibition/image-${shown.id}-1x1.svg`,
      ]);
      expect((await get(answer.headers.get('location') ?? '')).status).toBe(200);
      expect((await get(`${folderOf(shown)}/whole-320.webp`)).status).toBe(404);
    });

    it('without a file is not found, instead of an error', async () => {
      const lost = await upload(await photo());
      await rm(path.join(test.files, 'originals'), { recursive: true });
      expect((await get(`${folderOf(lost)}/1x1-50-50-320.webp`)).status).toBe(404);
    });

    it('says come back when too many want one', async () => {
      const busy = await upload(await photo());
      const full = mediaFilesApi(test.services, { atOnce: 1, waiting: 1 });
      const ask = (name: string) => full.request(`${folderOf(busy).replace('/media', '')}/${name}`);
      const shapes = ['1x1', '4x3', '3x2'];
      const answers = await Promise.all(shapes.map((shape) => ask(`${shape}-50-50-320.webp`)));
      // The later one depends on the speed of their look-ups.
      const late = answers.filter(({ status }) => status === 503);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(late.map(({ headers }) => headers.get('retry-after'))).toEqual(['2']);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      for (const shape of shapes) expect((await ask(`${shape}-50-50-320.webp`)).status).toBe(200);
    });
  });

  describe('a file', () => {
    it('is saved and never opened, and nothing in it runs', async () => {
      const { url } = await upload(PDF);
      const answer = await get(url);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="etwas.pdf"',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'content-length': String(PDF.length),
        'cache-control': YEAR,
      });
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
    });

    it('is under its own name only', async () => {
      const { url } = await upload(PDF);
      for (const address of [
        url.replace('etwas', 'anders'),
        url.replace(/-[^/]+\//, '-guessed/'),
        '/media/1/x',
        '/media/99999-a/x',
      ])
        expect((await get(address)).status).not.toBe(200);
    });
  });

  describe('a sound', () => {
    it('can be asked for in parts', async () => {
      const { url } = await upload(silence());
      const part = await get(url, { range: 'bytes=0-3' });
      expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
        206,
        'bytes 0-3/8044',
        'RIFF',
      ]);
      const beyond = await get(url, { range: 'bytes=9000-' });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */8044']);
      const head = await get(url, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
        200,
        '8044',
        'bytes',
      ]);
    });

    it('has its captions beside it', async () => {
      const sound = await upload(silence());
      const captions = { de: 'WEBVTT\n\n00:00.000 --> 00:01.000\nStille.', en: null };
      await call('PATCH', `/assets/${sound.id}/`, { captions });
      const answer = await get(`${folderOf(sound)}/captions-de.vtt`);
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
        'text/vtt; charset=utf-8',
        captions.de,
      ]);
      expect((await get(`${folderOf(sound)}/captions-en.vtt`)).status).toBe(404);
    });
  });

  it('is nothing while it lies in the trash', async () => {
    const { id, url } = await upload(PDF);
    const services: Services = test.services;
    await services.db
      .updateTable('assets')
      .set({ deleted_at: test.clock.now() })
      .where('id', '=', id)
      .execute();
    expect((await get(url)).status).toBe(404);
  });
});
