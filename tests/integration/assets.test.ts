import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import type { Services } from '#server/services/services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { formWith, PDF, phoneFilm, photo, silence } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Asset {
  id: number;
  kind: string;
  name: string;
  content_type: string;
  width: number;
  height: number;
  placeholder: string | null;
  url: string;
  is_available: boolean;
  available_until: string | null;
  consents: { id: number; person: string; withdrawn_at: string | null }[];
  code?: string;
}

describeOnEngines('the library', (engine) => {
  let test: TestServices;
  let site: Hono;
  let editor: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine);
    editor = await signInAs(test.services, 'editor');
    site = siteOf(test.services);
  });
  afterAll(() => test.close());

  function siteOf(services: Services): Hono {
    const calls = openCalls(services);
    calls.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    return calls;
  }

  const call = (method: string, address: string, body?: unknown, headers: Record<string, string> = {}) =>
    site.request(`http://localhost/de/pageeditor-api${address}`, {
      method,
      headers: {
        ...editor,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const send = (form: FormData, address = '/uploads/') =>
    site.request(`http://localhost/de/pageeditor-api${address}`, {
      method: 'POST',
      headers: editor,
      body: form,
    });
  const json = async (answer: Response) => (await answer.json()) as Asset;
  const upload = async (bytes: Buffer, name?: string) => json(await send(formWith(bytes, name)));
  const change = async (id: number, body: unknown) => {
    const etag = (await call('GET', `/assets/${id}/`)).headers.get('etag') ?? '';
    return call('PATCH', `/assets/${id}/`, body, { 'if-match': etag });
  };
  const filesOnDisk = async () =>
    (await readdir(path.join(test.files), { recursive: true, withFileTypes: true })).filter((each) =>
      each.isFile(),
    ).length;

  it('takes in a picture and says what it found in it', async () => {
    const answer = await send(formWith(await photo(), 'Die Nacht.JPG'));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBeTruthy();
    expect(await answer.json()).toMatchObject({
      kind: 'image',
      name: 'die-nacht.jpg',
      content_type: 'image/jpeg',
      width: 1600,
      height: 1200,
      focal_point: { x: 50, y: 50 },
      is_available: true,
      alt: null,
    });
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('takes in %s, whatever its name says', async (format) => {
    const asset = await upload(await photo({ width: 60, height: 40, format }), 'x.html');
    expect(asset).toMatchObject({ kind: 'image', width: 60, height: 40 });
    expect(asset.content_type).toBe(format === 'png' ? 'image/png' : 'image/jpeg');
  });

  it('turns a picture upright', async () => {
    const lying = await sharp(await photo({ width: 80, height: 40 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await upload(lying)).toMatchObject({ width: 40, height: 80 });
  });

  it('knows files and sound by their content', async () => {
    expect(await upload(PDF, 'Programm.txt')).toMatchObject({ kind: 'file', name: 'programm.pdf' });
    expect(await upload(silence(), 'a')).toMatchObject({ kind: 'audio', name: 'a.wav', width: null });
  });

  it('takes a film of a phone, under the name that browsers play', async () => {
    const film = await json(await send(formWith(phoneFilm('avc1'), 'IMG_0815.MOV')));
    expect(film).toMatchObject({ kind: 'video', content_type: 'video/mp4', name: 'img-0815.mp4' });
  });

  it('is listed by kind and by words in any spelling', async () => {
    const { id } = await upload(await photo({ width: 20, height: 20 }), 'suche.png');
    await change(id, { alt: { de: 'Ein Löwe schläft', en: null }, credit: 'Foto: Ärmel' });
    const found = async (query: string) => {
      const { results } = (await (await call('GET', `/assets/?${query}`)).json()) as { results: Asset[] };
      return results.map((each) => each.id);
    };
    for (const words of ['löwe', 'LÖWE schläft', 'ärmel', 'suche'])
      expect([words, await found(`q=${encodeURIComponent(words)}`)]).toEqual([words, [id]]);
    expect(await found('q=100%25')).toEqual([]);
    expect(await found('kind=audio')).not.toContain(id);
    expect((await found('kind=image&page_size=1')).length).toBe(1);
  });

  it('lets nobody write over what they have not seen', async () => {
    const { id } = await upload(PDF);
    const etag = (await call('GET', `/assets/${id}/`)).headers.get('etag') ?? '';
    expect((await change(id, { credit: 'Eins' })).status).toBe(200);
    expect((await call('PATCH', `/assets/${id}/`, { credit: 'Zwei' }, { 'if-match': etag })).status).toBe(
      412,
    );
    expect((await call('PATCH', `/assets/${id}/`, { credit: 'Zwei' })).status).toBe(428);
  });

  it('does not take names that could be more than names', async () => {
    const { id } = await upload(PDF);
    for (const name of ['../x.pdf', 'x', 'x.pdf/../y.pdf', 'X.pdf', '.pdf', `${'x'.repeat(200)}.pdf`])
      expect([name, (await change(id, { name })).status]).toEqual([name, 400]);
  });

  it('takes no text that is longer than anybody reads, and no captions that are none', async () => {
    const { id } = await upload(PDF);
    const long = 'a'.repeat(200_000);
    const both = { de: long, en: null };
    const facts = [
      { credit: long },
      { rights: long },
      { alt: both },
      { transcript: both },
      { captions: { de: `WEBVTT ${long}`, en: null } },
      { captions: { de: '<script>alert(1)</script>', en: null } },
      { alt: { de: '', en: 'English alone' } },
      { focal_point: { x: 101, y: -1 } },
      { focal_point: { x: 1.5, y: 0 } },
      { rights_until: 'morgen' },
      { kind: 'video' },
      {},
    ];
    const statuses = [];
    for (const each of facts) statuses.push((await change(id, each)).status);
    expect(statuses).toEqual([...facts.slice(1).map(() => 400), 200]);
    const megabyte = await change(id, { credit: 'a'.repeat(1_000_000) });
    expect(megabyte.status).toBe(413);
  });

  it('knows from when on something may not be shown', async () => {
    const { id } = await upload(await photo({ width: 20, height: 20 }));
    await change(id, { rights_until: '2027-01-01T00:00:00.000Z' });
    const until = '2026-12-01T00:00:00.000Z';
    const agreed = await json(
      await call('POST', `/assets/${id}/consents/`, { person: 'Mia', valid_until: until }),
    );
    expect(agreed).toMatchObject({ available_until: until, is_available: true });
    const consent = agreed.consents[0]?.id;
    const withdrawn = await json(await call('POST', `/assets/${id}/consents/${consent}/withdraw/`));
    expect(withdrawn).toMatchObject({ is_available: false });
    expect(test.tags).toContain(`asset:${id}`);
    await call('DELETE', `/assets/${id}/consents/${consent}/`);
    expect(await json(await call('GET', `/assets/${id}/`))).toMatchObject({
      is_available: true,
      consents: [],
      available_until: '2027-01-01T00:00:00.000Z',
    });
  });

  it('keeps the names of people out of the audit', async () => {
    const { id } = await upload(await photo({ width: 20, height: 20 }));
    await call('POST', `/assets/${id}/consents/`, { person: 'Lotte Geheim' });
    const rows = await test.services.db.selectFrom('audit_entries').select('changes').execute();
    expect(JSON.stringify(rows)).not.toContain('Lotte');
  });

  it('deletes nothing that a page shows, and says where', async () => {
    const { id } = await upload(await photo({ width: 20, height: 20 }));
    const page = (await (await call('POST', '/pages/', { title: { de: 'Galerie', en: null } })).json()) as {
      document: number;
    };
    const image = { parent: null, position: 0, base_version: 1, data: { image: { id } }, text: {} };
    const made = await call('POST', '/image/', { document: page.document, ...image });
    expect([made.status, await made.clone().text()]).toEqual([201, expect.anything()]);
    const refused = await call('DELETE', `/assets/${id}/`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'in_use',
      uses: [{ entity: 'pages', name: 'Galerie' }],
    });
    expect(await (await call('GET', `/assets/${id}/uses/`)).json()).toHaveLength(1);
    const { version } = (await made.json()) as { version: number };
    await call('POST', `/documents/${page.document}/publish/`, { base_version: version, languages: ['de'] });
    const shown = (await (await call('GET', '/page/galerie/')).json()) as { images: Record<string, Asset> };
    expect(shown.images[id]?.url).toMatch(new RegExp(`^/media/${id}-.*/whole-160\\.jpg$`));
    // Without a path it is home.
    const home = (await (await call('GET', '/page/')).json()) as { urls: Record<string, string> };
    expect(home.urls.de).toBe('/de');
  });

  it('retains trashed files for restoring', async () => {
    const { id } = await upload(PDF);
    expect((await call('DELETE', `/assets/${id}/`)).status).toBe(204);
    expect((await call('DELETE', `/assets/${id}/`)).status).toBe(404);
    expect(await json(await call('GET', `/assets/${id}/`))).toMatchObject({ is_available: false });
    const trash = (await (await call('GET', '/assets/?trash=true')).json()) as { results: Asset[] };
    expect(trash.results.map((each) => each.id)).toContain(id);
    expect(await json(await call('POST', `/assets/${id}/restore/`))).toMatchObject({ is_available: true });
  });

  it('puts another file of the same kind in the place of one, and lets go of the old one', async () => {
    const { id, url } = await upload(await photo({ width: 30, height: 30 }));
    const before = await filesOnDisk();
    const replaced = await send(formWith(await photo({ width: 50, height: 20 })), `/uploads/${id}/`);
    expect(replaced.status).toBe(200);
    const asset = await json(replaced);
    expect(asset).toMatchObject({ id, width: 50, height: 20 });
    expect(asset.url).not.toBe(url);
    expect(await filesOnDisk()).toBe(before);
    expect((await send(formWith(PDF), `/uploads/${id}/`)).status).toBe(422);
    expect((await send(formWith(PDF), '/uploads/99999/')).status).toBe(404);
    expect(await filesOnDisk()).toBe(before);
  });

  describe('refuses', () => {
    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['a program', '#!/bin/sh\nrm -rf /'],
      ['nothing at all', ''],
      ['text', 'Hallo'],
    ])('%s by what it is, and keeps nothing of it', async (_name, content) => {
      const before = await filesOnDisk();
      const answer = await send(formWith(Buffer.from(content), 'bild.jpg'));
      expect([answer.status, (await json(answer)).code]).toEqual([415, 'unknown_type']);
      expect(await filesOnDisk()).toBe(before);
    });

    it('a film in HEVC, and one that was cut off', async () => {
      const before = await filesOnDisk();
      const hevc = await send(formWith(phoneFilm('hvc1'), 'IMG_0815.MOV'));
      expect([hevc.status, (await json(hevc)).code]).toEqual([422, 'film_codec']);
      const whole = phoneFilm('avc1');
      const cut = await send(formWith(whole.subarray(0, whole.length - 40), 'film.mp4'));
      expect([cut.status, (await json(cut)).code]).toEqual([422, 'film_cut_off']);
      expect(await filesOnDisk()).toBe(before);
    });

    it('a picture that was cut off', async () => {
      const whole = await photo();
      const answer = await send(formWith(whole.subarray(0, whole.length / 2)));
      expect([answer.status, (await json(answer)).code]).toEqual([422, 'unreadable']);
    });

    it('a form without a file, with two, and no form', async () => {
      expect((await send(new FormData())).status).toBe(400);
      const two = formWith(PDF);
      two.append('file', new File(['x'], 'x'));
      expect((await send(two)).status).toBe(400);
      expect((await call('POST', '/uploads/', { file: 'x' })).status).toBe(415);
    });

    it('more than the library may weigh', async () => {
      const full = siteOf({ ...test.services, libraryBytes: 10 });
      const before = await filesOnDisk();
      const answer = await full.request('http://localhost/de/pageeditor-api/uploads/', {
        method: 'POST',
        headers: editor,
        body: formWith(PDF),
      });
      expect([answer.status, (await json(answer)).code]).toEqual([413, 'library_full']);
      expect(await filesOnDisk()).toBe(before);
    });
  });
});
