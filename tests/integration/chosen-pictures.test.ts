import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { formWith, PDF, photo } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Entity {
  id: number;
  image_thumbnails: { large: string };
  consents: { id: number }[];
  uses: { entity: string; name: string }[];
  results: Entity[];
}

describeOnEngines('the picture of something', (engine) => {
  let test: TestServices;
  let site: Hono;
  let editor: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    editor = await signInAs(test.services, 'editor');
    site = openCalls(test.services);
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
  });
  afterAll(() => test.close());

  const read = async (address: string) =>
    (await site.request(`http://localhost/de${address}`, { headers: editor })).json() as Promise<Entity>;
  const send = (method: string, address: string, body: unknown, headers: Record<string, string> = {}) =>
    site.request(`http://localhost/de${address}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  async function upload(bytes?: Buffer): Promise<number> {
    const sent = {
      method: 'POST',
      headers: editor,
      body: formWith(bytes ?? (await photo({ width: 900, height: 700 }))),
    };
    const answer = await site.request('http://localhost/de/pageeditor-api/uploads/', sent);
    return ((await answer.json()) as Entity).id;
  }
  async function choose(path: string, id: number, picture: number | null): Promise<number> {
    const etag = (
      await site.request(`http://localhost/de/api/admin${path}/${id}/`, { headers: editor })
    ).headers.get('etag');
    return (await send('PATCH', `/api${path}/${id}/`, { picture }, { 'if-match': etag ?? '' })).status;
  }
  const pictureOf = async (address: string) => (await read(address)).image_thumbnails.large;

  it('stands in lists and programs in the place of its artwork, and goes again', async () => {
    const [first] = (await read('/api/productions/')).results;
    const id = first?.id ?? 0;
    await choose('/productions', id, null);
    const artwork = await pictureOf(`/api/productions/${id}/`);
    expect(artwork).toMatch(/^\/art\//);
    const picture = await upload();
    expect(await choose('/productions', id, picture)).toBe(200);
    const address = await pictureOf(`/api/productions/${id}/`);
    expect(address).toMatch(new RegExp(`^/media/${picture}-[\\w-]+/5x4-50-50\\.webp$`));
    expect((await site.request(`http://localhost${address}`)).headers.get('content-type')).toBe('image/webp');
    expect(await choose('/productions', id, null)).toBe(200);
    expect(await pictureOf(`/api/productions/${id}/`)).toBe(artwork);
  });

  it('of a date is its own, else its production’s', async () => {
    const { results } = await read('/api/events/?page_size=1');
    const id = results[0]?.id ?? 0;
    const { production } = (await read(`/api/events/${id}/`)) as unknown as { production: number };
    const [shared, own] = [await upload(), await upload()];
    await choose('/productions', production, shared);
    expect(await pictureOf(`/api/events/${id}/`)).toContain(`/media/${shared}-`);
    await choose('/events', id, own);
    expect(await pictureOf(`/api/events/${id}/`)).toContain(`/media/${own}-`);
  });

  it('of a person is their face', async () => {
    const { results } = await read('/api/persons/');
    const id = results[0]?.id ?? 0;
    const picture = await upload();
    await choose('/persons', id, picture);
    expect(await pictureOf(`/api/persons/${id}/`)).toContain(`/media/${picture}-`);
  });

  it('makes room for artwork at once when somebody takes their consent back, and every page is invalidated', async () => {
    const { results } = await read('/api/productions/');
    const id = results[1]?.id ?? 0;
    const picture = await upload();
    await choose('/productions', id, picture);
    const asked = await send('POST', `/pageeditor-api/assets/${picture}/consents/`, { person: 'Mia' });
    const { consents } = (await asked.json()) as Entity;
    test.tags.length = 0;
    await send('POST', `/pageeditor-api/assets/${picture}/consents/${consents[0]?.id}/withdraw/`, {});
    expect(test.tags).toEqual(expect.arrayContaining([`asset:${picture}`, 'programme', `production:${id}`]));
    expect(await pictureOf(`/api/productions/${id}/`)).toContain('/art/');
  });

  it('is not deleted while it is one', async () => {
    const picture = await upload();
    await choose('/venues', 1, picture);
    const refused = await send('DELETE', `/pageeditor-api/assets/${picture}/`, {});
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as Entity).uses).toMatchObject([{ entity: 'venues' }]);
    await choose('/venues', 1, null);
    expect((await send('DELETE', `/pageeditor-api/assets/${picture}/`, {})).status).toBe(204);
  });

  it('in the row of a production is guarded and announced like any other', async () => {
    const id = 2;
    const picture = await upload();
    const etag = (
      await site.request(`http://localhost/de/api/admin/productions/${id}/`, { headers: editor })
    ).headers.get('etag');
    const row = (first: number | null) => [
      { caption: { de: 'Probe', en: null }, credit: 'Mia', picture: first },
      { caption: { de: 'Pause', en: null }, credit: 'Mia' },
    ];
    const write = (first: number | null, ifMatch: string) =>
      send('PATCH', `/api/productions/${id}/`, { images: row(first) }, { 'if-match': ifMatch });
    expect((await write(99_999, etag ?? '')).status).toBe(400);
    expect((await write(picture, etag ?? '')).status).toBe(200);
    expect(await read(`/pageeditor-api/assets/${picture}/uses/`)).toMatchObject([
      { entity: 'productions', id },
    ]);
    expect((await send('DELETE', `/pageeditor-api/assets/${picture}/`, {})).status).toBe(409);
    const asked = await send('POST', `/pageeditor-api/assets/${picture}/consents/`, { person: 'Mia' });
    const { consents } = (await asked.json()) as Entity;
    test.tags.length = 0;
    await send('POST', `/pageeditor-api/assets/${picture}/consents/${consents[0]?.id}/withdraw/`, {});
    expect(test.tags).toEqual(expect.arrayContaining([`asset:${picture}`, `production:${id}`]));
    expect((await write(null, '*')).status).toBe(200);
    expect((await send('DELETE', `/pageeditor-api/assets/${picture}/`, {})).status).toBe(204);
  });

  it('beside shared links of a page is the one that was chosen for it, as long as it may be shown', async () => {
    const picture = await upload();
    const made = await send('POST', '/pageeditor-api/pages/', { title: { de: 'Werkstatt', en: null } });
    const { id } = (await made.json()) as Entity;
    const share = (ogImage: number) =>
      send('PATCH', `/pageeditor-api/pages/${id}/`, { og_image: ogImage }, { 'if-match': '*' });
    const shared = async () =>
      (await read('/pageeditor-api/page/werkstatt')) as Entity & {
        og_image: string | null;
        og_image_thumbs: { small: string } | null;
      };
    expect(await shared()).toMatchObject({ og_image: null, og_image_thumbs: null });
    expect((await share(99_999)).status).toBe(400);
    expect((await share(await upload(PDF))).status).toBe(400);
    expect((await share(picture)).status).toBe(200);
    const { og_image: address, og_image_thumbs: thumbs } = await shared();
    expect(address).toMatch(new RegExp(`^/media/${picture}-[\\w-]+/19x10-50-50\\.webp$`));
    for (const each of [address, thumbs?.small])
      expect((await site.request(`http://localhost${each}`)).headers.get('content-type')).toBe('image/webp');
    expect(await read(`/pageeditor-api/assets/${picture}/uses/`)).toMatchObject([
      { entity: 'pages', name: 'Werkstatt' },
    ]);
    const asked = await send('POST', `/pageeditor-api/assets/${picture}/consents/`, { person: 'Mia' });
    const { consents } = (await asked.json()) as Entity;
    test.tags.length = 0;
    await send('POST', `/pageeditor-api/assets/${picture}/consents/${consents[0]?.id}/withdraw/`, {});
    expect(test.tags).toContain('pages');
    expect(await shared()).toMatchObject({ og_image: null, og_image_thumbs: null });
    // Pictures that were chosen before and may no longer be shown are no reason to refuse another change.
    expect(
      (await send('PATCH', `/pageeditor-api/pages/${id}/`, { in_menu: true }, { 'if-match': '*' })).status,
    ).toBe(200);
  });

  it('is a picture that there is', async () => {
    expect(await choose('/venues', 1, 99_999)).toBe(400);
    const file = await upload(PDF);
    await choose('/productions', 1, file);
    expect(await pictureOf('/api/productions/1/')).toContain('/art/');
  });
});
