import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Storage } from '#platform/storage/s3-storage.server.ts';
import { openSignedS3 } from '#tests/fakes/signed-s3.ts';
import { openCalls } from './api-routes.ts';
import { formWith, photo, silence } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

describe('the library in a bucket', () => {
  let test: TestServices;
  let s3: Awaited<ReturnType<typeof openSignedS3>>;
  let storage: Awaited<ReturnType<typeof createS3Storage>>;
  let site: Hono;
  let editor: Record<string, string>;

  beforeAll(async () => {
    s3 = await openSignedS3('buntspecht');
    storage = await createS3Storage(s3.access);
    test = await openTestServices('sqlite');
    editor = await signInAs(test.services, 'editor');
    site = openCalls({ ...test.services, storage });
  });
  afterAll(async () => {
    await test.close();
    storage.close();
    await s3.close();
  });

  const get = (address: string, headers = {}) => site.request(`http://localhost${address}`, { headers });
  async function upload(bytes: Buffer): Promise<{ id: number; url: string }> {
    const sent = { method: 'POST', headers: editor, body: formWith(bytes) };
    const answer = await site.request('http://localhost/de/pageeditor-api/uploads/', sent);
    expect(answer.status).toBe(201);
    return answer.json() as Promise<{ id: number; url: string }>;
  }

  it('takes in pictures, makes others of them, and keeps both there', async () => {
    const { url } = await upload(await photo());
    const address = url.replace(/[^/]+$/, '4x3-50-50-640.webp');
    for (const _time of ['made', 'kept']) {
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    }
    const key = address.split('/')[2]?.replace(/^\d+-/, '');
    expect(await storage.size(`derivatives/${key}/4x3-50-50-640.webp`)).toBeGreaterThan(0);
  });

  it('gives parts of a sound', async () => {
    const { url } = await upload(silence());
    const part = await get(url, { range: 'bytes=8-11' });
    expect([part.status, await part.text()]).toEqual([206, 'WAVE']);
    const whole = await get(url);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(silence());
  });
});
