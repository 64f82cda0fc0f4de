import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeOldAssets } from '#features/core/media/index.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { createS3Storage } from '#platform/storage/s3-storage.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openSignedS3 } from '#tests/fakes/signed-s3.ts';
import { openCalls } from './api-routes.ts';
import { formWith, PDF, photo, silence } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Asset {
  id: number;
  url: string;
}

/** Another file with as little in it. */
const PDF_OF_SPRING = Buffer.concat([PDF, Buffer.from('% spring\n')]);

describeOnEngines('an address of before', (engine) => {
  let test: TestServices;
  let editor: Record<string, string>;
  let sites: { name: string; site: Hono; storage: FileStorage }[];
  let close: () => Promise<void>;

  beforeAll(async () => {
    test = await openTestServices(engine);
    editor = await signInAs(test.services, 'editor');
    const s3 = await openSignedS3('buntspecht');
    const bucket = await createS3Storage(s3.access);
    sites = [
      { name: 'a folder', site: openCalls(test.services), storage: test.services.storage },
      { name: 'a bucket', site: openCalls({ ...test.services, storage: bucket }), storage: bucket },
    ];
    close = async () => {
      bucket.close();
      await s3.close();
    };
  });
  afterAll(async () => {
    await close();
    await test.close();
  });

  const get = (site: Hono, address: string) => site.request(`http://localhost${address}`);
  async function upload(site: Hono, bytes: Buffer, name: string, instead?: Asset): Promise<Asset> {
    const answer = await site.request(
      `http://localhost/de/pageeditor-api/uploads/${instead ? `${instead.id}/` : ''}`,
      {
        method: 'POST',
        headers: editor,
        body: formWith(bytes, name),
      },
    );
    expect(answer.status).toBe(instead ? 200 : 201);
    return answer.json() as Promise<Asset>;
  }
  async function call(site: Hono, method: string, address: string, body?: unknown): Promise<Asset> {
    const answer = await site.request(`http://localhost/de/pageeditor-api${address}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', 'if-match': '*' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok).toBe(true);
    return answer.status === 204 ? ({} as Asset) : (answer.json() as Promise<Asset>);
  }
  async function leadsTo(site: Hono, address: string) {
    const { status, headers } = await get(site, address);
    return [status, headers.get('location'), headers.get('cache-control')];
  }
  const toNow = ({ url }: Asset) => [301, url, 'no-cache'];
  const eachSite = async (proves: (site: Hono, storage: FileStorage) => Promise<void>) => {
    for (const { site, storage } of sites) await proves(site, storage);
  };

  it('of a file leads to the one that took its place under another name, however often that happened', () =>
    eachSite(async (site) => {
      const autumn = await upload(site, PDF, 'Herbst.pdf');
      const winter = await upload(site, PDF, 'Winter.pdf', autumn);
      const spring = await upload(site, PDF_OF_SPRING, 'Frühling.pdf', autumn);
      expect(await leadsTo(site, autumn.url)).toEqual(toNow(spring));
      expect(await leadsTo(site, winter.url)).toEqual(toNow(spring));
      const answer = await get(site, spring.url);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF_OF_SPRING);
    }));

  it('of a file leads to its new name, and the old name can be returned', () =>
    eachSite(async (site) => {
      const first = await upload(site, PDF, 'plan.pdf');
      const renamed = await call(site, 'PATCH', `/assets/${first.id}/`, { name: 'spielplan.pdf' });
      expect(await leadsTo(site, first.url)).toEqual(toNow(renamed));
      const again = await call(site, 'PATCH', `/assets/${first.id}/`, { name: 'plan.pdf' });
      expect(again.url).toBe(first.url);
      expect((await get(site, first.url)).status).toBe(200);
      expect(await leadsTo(site, renamed.url)).toEqual(toNow(first));
    }));

  it('is unchanged when another file is given the name', () =>
    eachSite(async (site) => {
      const old = await upload(site, PDF, 'plan.pdf');
      const now = await upload(site, PDF, 'plan-neu.pdf', old);
      const other = await upload(site, PDF_OF_SPRING, 'plan.pdf');
      expect((await get(site, other.url)).status).toBe(200);
      expect(await leadsTo(site, old.url)).toEqual(toNow(now));
    }));

  it('leads to nothing that lies in the trash or may not be shown, nor to deleted files', () =>
    eachSite(async (site, storage) => {
      const old = await upload(site, PDF, 'alt.pdf');
      const now = await upload(site, PDF, 'neu.pdf', old);
      await call(site, 'PATCH', `/assets/${old.id}/`, { rights_until: test.clock.now() });
      expect(await leadsTo(site, old.url)).toEqual([404, null, 'no-store']);
      await call(site, 'PATCH', `/assets/${old.id}/`, { rights_until: null });
      expect(await leadsTo(site, old.url)).toEqual(toNow(now));
      await call(site, 'DELETE', `/assets/${old.id}/`);
      expect(await leadsTo(site, old.url)).toEqual([404, null, 'no-store']);
      await test.services.db
        .updateTable('assets')
        .set({ deleted_at: '2026-10-01T08:00:00.000Z' })
        .where('id', '=', old.id)
        .execute();
      await purgeOldAssets({ ...test.services, storage });
      expect(await leadsTo(site, old.url)).toEqual([404, null, 'no-store']);
      const left = await test.services.db
        .selectFrom('asset_former_files')
        .selectAll()
        .where('asset_id', '=', old.id)
        .execute();
      expect(left).toEqual([]);
    }));

  it('that nobody was ever given leads nowhere', () =>
    eachSite(async (site) => {
      const old = await upload(site, PDF, 'alt.pdf');
      await upload(site, PDF, 'neu.pdf', old);
      for (const guessed of [old.url.replace('alt', 'anders'), old.url.replace(/-[^/]+\//, '-guessed/')])
        expect((await get(site, guessed)).status).toBe(404);
    }));

  it('of a picture leads to the one that took its place, of another kind and smaller too', () =>
    eachSite(async (site) => {
      const old = await upload(site, await photo(), 'bild.jpg');
      const now = await upload(
        site,
        await photo({ width: 400, height: 400, format: 'png' }),
        'bild.png',
        old,
      );
      const answer = await get(site, old.url);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, now.url]);
      const wide = await get(site, old.url.replace(/[^/]+$/, '16x9-50-50-1280.webp'));
      expect(wide.status).toBe(301);
      expect((await get(site, wide.headers.get('location') ?? '')).status).toBe(200);
      expect((await get(site, old.url.replace(/[^/]+$/, 'etwas.jpg'))).status).toBe(404);
    }));

  it('of captions leads to those of the sound that took its place', () =>
    eachSite(async (site) => {
      const old = await upload(site, silence(), 'ton.wav');
      await call(site, 'PATCH', `/assets/${old.id}/`, {
        captions: { de: 'WEBVTT\n\n00:00.000 --> 00:01.000\nStille.', en: null },
      });
      const now = await upload(site, silence(), 'stille.wav', old);
      const captionsOf = ({ url }: Asset) => url.replace(/[^/]+$/, 'captions-de.vtt');
      expect(await leadsTo(site, captionsOf(old))).toEqual([301, captionsOf(now), 'no-cache']);
      expect((await get(site, captionsOf(old).replace(/-[^/]+\//, '-guessed/'))).status).toBe(404);
    }));
});
