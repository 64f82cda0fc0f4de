import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { deleteResource } from '#features/core/resources/write-resource.server.ts';
import { venueResources } from '#features/programme/venues/index.server.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Headers = Record<string, string>;
type Json = Record<string, unknown>;

const PATHS = RESOURCES.filter(({ readOnly }) => !readOnly).map(({ path }) => ({ path }));

const PERSON = {
  name: 'Ottilie von der Öhe',
  category: 1,
  role: { de: 'Klangmacherin', en: 'Maker of sounds' },
  biography: { de: '<p>Hört alles.</p>', en: null },
};

describeOnEngines('the generic calls', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let editor: Headers;
  let administrator: Headers;
  let visitor: Headers;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    editor = await signInAs(test.services, 'editor');
    administrator = await signInAs(test.services, 'administrator');
    visitor = await signInAs(test.services, 'visitor');
  });
  beforeEach(() => {
    app = openApi(test.services);
    test.tags.length = 0;
  });
  afterAll(async () => {
    await test.close();
  });

  async function call(method: string, path: string, { body, ...headers }: { body?: unknown } & Json = {}) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', ...(headers as Headers) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (answer.status === 204 ? {} : await answer.json()) as Json;
    return { status: answer.status, json, etag: answer.headers.get('etag') ?? '', headers: answer.headers };
  }

  async function firstIdOf(path: string): Promise<unknown> {
    const { json } = await call('GET', `/admin${path}?page_size=1`, administrator);
    const [first] = json.results as Json[];
    if (first) return first.id;
    const body = { old_path: '/de/frueher', new_path: '/de/agb' };
    const made = await call('POST', path, { body, ...administrator });
    test.tags.length = 0;
    return made.json.id;
  }

  async function inputOf(path: string, as: Headers = {}): Promise<{ input: Json; etag: string }> {
    const { json, etag } = await call('GET', `/admin${path}`, as);
    const { id: _, ...input } = json;
    return { input, etag };
  }

  it('a request repeated with its key after a lost answer is created once, also at the same moment', async () => {
    const send = (key: string, more: Json = {}) =>
      call('POST', '/persons', {
        body: { ...PERSON, name: 'Die Einmalige', ...more },
        'idempotency-key': key,
      });
    const made = await Promise.all(
      ['once-2026-11-28', 'once-2026-11-28', 'once-2026-11-29'].map((key) => send(key)),
    );
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, again, other] = made.map(({ json }) => json.id);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect((await send('once-2026-11-28', { name: 'Eine andere' })).json.code).toBe('idempotency_key_reused');
    expect((await send('short')).status).toBe(400);
    const { etag } = await call('GET', `/admin/persons/${first}`);
    expect((await call('DELETE', `/persons/${first}`, { 'if-match': etag })).status).toBe(204);
    const repeated = await send('once-2026-11-28');
    expect(repeated.status).toBe(201);
    expect((await call('GET', `/admin/persons/${repeated.json.id}`)).status).toBe(200);
  });

  it.each(PATHS)('an answer of $path can be written again and is unchanged', async ({ path }) => {
    const as = { ...administrator };
    const id = await firstIdOf(path);
    const { input, etag } = await inputOf(`${path}/${id}`, as);
    const written = await call('POST', `${path}/${id}`, { body: input, 'if-match': etag, ...as });
    expect([written.status, written.etag]).toEqual([200, etag]);
    expect(test.tags).toEqual([]);
    // Of these there is one of each.
    if (['/redirects', '/html', '/accounts', '/coupons', '/gift-vouchers'].includes(path)) return;
    const { id_jet: _, ...rest } = input;
    const copy = { ...rest, ...('slug' in input ? { slug: undefined } : {}) };
    const body = 'id_jet' in input ? { ...copy, id_jet: null } : copy;
    const made = await call('POST', path, { body, ...as });
    expect(made.status).toBe(201);
    expect(new URL(made.headers.get('location') ?? '', 'https://x.example').pathname).toBe(
      `${path}/${made.json.id}/`,
    );
    const gone = await call('DELETE', `${path}/${made.json.id}`, { 'if-match': made.etag, ...as });
    expect(gone.status).toBe(204);
    expect((await call('GET', `/admin${path}/${made.json.id}`, as)).status).toBe(404);
    expect((await inputOf(`${path}/${id}`, as)).etag).toBe(etag);
  });

  it('every production of the demo venue can be written back, with its videos and sounds', async () => {
    const { count } = (await call('GET', '/productions?page_size=1')).json as { count: number };
    let videos = 0;
    let sounds = 0;
    for (let id = 1; id <= count; id += 1) {
      const { input, etag } = await inputOf(`/productions/${id}`);
      const written = await call('POST', `/productions/${id}`, { body: input, 'if-match': etag });
      expect([id, written.status, written.etag]).toEqual([id, 200, etag]);
      videos += (input.videos as unknown[]).length;
      sounds += input.audio_sample === null ? 0 : 1;
    }
    expect(Math.min(videos, sounds)).toBeGreaterThan(1);
  });

  it('a new person is found by visitors, with their own address', async () => {
    const first = await call('POST', '/persons', { body: PERSON });
    const second = await call('POST', '/persons', { body: PERSON });
    expect([first.json.slug, second.json.slug]).toEqual(['ottilie-von-der-oehe', 'ottilie-von-der-oehe-2']);
    expect(test.tags).toContain('ensemble');
    const seen = await call('GET', `/persons/${first.json.id}`);
    expect(seen.json).toMatchObject({ name: PERSON.name, biography: '<p>Hört alles.</p>' });
    const names = (await call('GET', '/persons?page_size=100')).json.results as { name: string }[];
    const place = names.findIndex(({ name }) => name === PERSON.name);
    // By the last name, Ö beside O.
    expect(names[place + 2]?.name.split(' ').at(-1)?.localeCompare('Öhe', 'de')).toBeGreaterThan(0);
  });

  it('a title in any script, or far too long, gets an address part that can be sent back', async () => {
    for (const de of ['Три медведя', '🦊', 'Lang '.repeat(40).trim()]) {
      const body = { name: { de, en: null }, show_in_filter: true, position: 1 };
      const made = await call('POST', '/genres', { body });
      expect([de, made.status]).toEqual([de, 201]);
      const { input, etag } = await inputOf(`/genres/${made.json.id}`);
      const again = await call('POST', `/genres/${made.json.id}`, { body: input, 'if-match': etag });
      expect([again.status, again.json.slug]).toEqual([200, made.json.slug]);
      await call('DELETE', `/genres/${made.json.id}`, { 'if-match': etag });
    }
  });

  it('takes an answer as input, with its id', async () => {
    const { json, etag } = await call('GET', '/admin/genres/1');
    expect((await call('POST', '/genres/1', { body: json, 'if-match': etag })).status).toBe(200);
    expect((await call('POST', '/genres/1', { body: { ...json, id: 2 }, 'if-match': etag })).status).toBe(
      400,
    );
  });

  it('is cleaned before it is judged: a text of nothing but a picture is no text', async () => {
    const body = (de: string, en: string | null) => ({ ...PERSON, biography: { de, en } });
    const refused = await call('POST', '/persons', { body: body('<img src="x">', null) });
    expect(refused).toMatchObject({ status: 400, json: { fields: [{ field: 'biography.de' }] } });
    expect((await call('POST', '/persons', { body: body('<p> </p>', null) })).status).toBe(400);
    const made = await call('POST', '/persons', {
      body: body('<p onclick="x">Hört &amp; sieht.</p>', '<img src="x">'),
    });
    expect(made.json.biography).toEqual({ de: '<p>Hört &amp; sieht.</p>', en: null });
    const { input, etag } = await inputOf(`/persons/${made.json.id}`);
    const again = await call('POST', `/persons/${made.json.id}`, { body: input, 'if-match': etag });
    expect([again.status, again.json.biography]).toEqual([200, made.json.biography]);
  });

  it('an empty English text is none: the German one is shown instead', async () => {
    const { etag } = await inputOf('/genres/2');
    const changed = await call('PATCH', '/genres/2', {
      body: { name: { de: 'Musiktheater', en: '  ' } },
      'if-match': etag,
    });
    expect(changed.json.name).toEqual({ de: 'Musiktheater', en: null });
  });

  it('any state, as long as it is there, is an If-Match too', async () => {
    const changed = await call('PATCH', '/genres/3', { body: { position: 3 }, 'if-match': '*' });
    expect(changed.status).toBe(200);
    expect((await call('PATCH', '/genres/99999', { body: { position: 3 }, 'if-match': '*' })).status).toBe(
      404,
    );
  });

  it('changes the fields that are named, and no others', async () => {
    const { input, etag } = await inputOf('/venues/1');
    const changed = await call('PATCH', '/venues/1', { body: { street: 'Spechtweg 1' }, 'if-match': etag });
    expect(changed.json).toEqual({ id: 1, ...input, street: 'Spechtweg 1' });
    expect(test.tags).toEqual(['venues', 'programme']);
    expect((await call('GET', '/venues/1')).json.street).toBe('Spechtweg 1');
  });

  it('nobody writes over what they have not seen', async () => {
    const { etag } = await inputOf('/series/1');
    const mine = await call('PATCH', '/series/1', { body: { position: 7 }, 'if-match': etag });
    const theirs = await call('PATCH', '/series/1', { body: { position: 8 }, 'if-match': etag });
    expect([mine.status, theirs.status, theirs.json.code]).toEqual([200, 412, 'changed']);
    expect((await inputOf('/series/1')).input.position).toBe(7);
    expect((await call('PATCH', '/series/1', { body: { position: 9 } })).status).toBe(428);
    expect((await call('DELETE', '/series/1', { 'if-match': etag })).status).toBe(412);
  });

  it('of two who change the same state at once, one wins', async () => {
    const { etag } = await inputOf('/genres/1');
    const tries = Array.from({ length: 8 }, (_, position) =>
      call('PATCH', '/genres/1', { body: { position: 100 + position }, 'if-match': etag }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
  });

  it('referenced entities are not deleted', async () => {
    for (const [path, by] of [
      ['/venues/1', ['rooms']],
      ['/productions/1', ['events']],
      ['/exhibition-types/1', ['productions', 'events']],
      ['/events/1', ['the box office']],
    ] as const) {
      const { etag } = await inputOf(path);
      const { status, json } = await call('DELETE', path, { 'if-match': etag });
      expect([path, status, json.needed_by]).toEqual([path, 409, by]);
    }
  });

  it('a concurrent reference after the check is not lost', async () => {
    const [venue] = venueResources;
    if (!venue) throw new Error('There are no venues to write');
    const { etag } = await inputOf('/venues/1');
    const careless = { ...venue, neededBy: [] };
    const deleted = await deleteResource(
      contentServices(test.services),
      careless,
      { id: 1, ifMatch: etag },
      { system: 'test' },
    );
    expect(deleted).toEqual({ ok: false, error: { code: 'CONFLICT' } });
    expect((await call('GET', '/venues/1')).status).toBe(200);
    expect(test.tags).toEqual([]);
  });

  it('names every field that cannot be used', async () => {
    const refused = async (path: string, body: unknown) => {
      const { status, json } = await call('POST', path, { body });
      return [status, ...((json.fields as { field: string }[]) ?? []).map(({ field }) => field)];
    };
    expect(await refused('/persons', { ...PERSON, name: ' ', role: { de: '', en: null } })).toEqual([
      400,
      'name',
      'role.de',
    ]);
    expect(await refused('/persons', { ...PERSON, category: 4711, slug: 'jonas-okafor' })).toEqual([
      400,
      'category',
      'slug',
    ]);
    expect(await refused('/persons', { ...PERSON, password: 'x' })).toEqual([400, 'body']);
    expect(await refused('/persons', [])).toEqual([400, 'body']);
    const { input } = await inputOf('/events/1');
    expect(
      await refused('/events', { ...input, date_end: input.date_start, age_from: 12, age_to: 3 }),
    ).toEqual([400, 'date_end', 'age_to', 'id_jet']);
    const { input: production } = await inputOf('/productions/1');
    const video = { title: { de: 'Film', en: null }, url: 'https://evil.example/v', seconds: 9, credit: '' };
    expect(
      await refused('/productions', { ...production, slug: 'neu', videos: [video], tags: [1, 1] }),
    ).toEqual([400, 'tags', 'videos.0.url']);
    expect(await refused('/persons/9999', PERSON)).toEqual([428]);
  });

  it('lets an event belong to another one, but to no child and not to itself', async () => {
    const setParent = async (id: number, parent: number | null) => {
      const { etag } = await inputOf(`/events/${id}`);
      const { status, json } = await call('PATCH', `/events/${id}`, { body: { parent }, 'if-match': etag });
      return [status, ...((json.fields as { field: string }[]) ?? []).map(({ field }) => field)];
    };
    const [grandparent, parent, child] = [1, 2, 3];
    expect(await setParent(parent, parent)).toEqual([400, 'parent']);
    expect(await setParent(parent, 999_999)).toEqual([400, 'parent']);
    expect(await setParent(child, parent)).toEqual([200]);
    expect(await setParent(4, child)).toEqual([400, 'parent']);
    expect(await setParent(parent, grandparent)).toEqual([400, 'parent']);
    const { input } = await inputOf(`/events/${child}`);
    const ofChild = await call('POST', '/events', { body: { ...input, id_jet: null, parent: child } });
    expect(ofChild).toMatchObject({ status: 400, json: { fields: [{ field: 'parent' }] } });
    const { input: own, etag } = await inputOf(`/events/${parent}`);
    expect(own.parent).toBeNull();
    expect((await call('DELETE', `/events/${parent}`, { 'if-match': etag })).status).toBe(409);
    expect(await setParent(child, null)).toEqual([200]);
    expect(await setParent(parent, grandparent)).toEqual([200]);
    expect(await setParent(parent, null)).toEqual([200]);
  });

  it('takes neither numbers nor days that a database or a calendar stumbles over', async () => {
    const { input, etag } = await inputOf('/events/1');
    const { input: season } = await inputOf('/seasons/1');
    const refused = async (method: string, path: string, body: unknown) => {
      const { status, json } = await call(method, path, { body, 'if-match': etag });
      return [status, ...((json.fields as { field: string }[]) ?? []).map(({ field }) => field)];
    };
    const large = 3_000_000_000;
    expect(await refused('PATCH', '/events/1', { room: large, tags: [large], id_jet: large })).toEqual([
      400,
      'room',
      'id_jet',
      'tags.0',
    ]);
    const days = { date_start: '0099-01-01T00:00:00.000Z', date_end: '9999-12-31T00:00:00.000Z' };
    expect(await refused('POST', '/events', { ...input, ...days })).toEqual([400, 'date_start', 'date_end']);
    expect(await refused('POST', '/seasons', { ...season, starts_on: '0000-01-01' })).toEqual([
      400,
      'starts_on',
    ]);
    for (const path of ['/persons/3000000000', '/events/3000000000', '/admin/persons/3000000000'])
      expect((await call('GET', path)).status).toBe(400);
  });

  it('stores no script, whatever is sent', async () => {
    const biography = { de: '<p onclick="x()">Hallo<script>x()</script></p>', en: null };
    const { json } = await call('POST', '/persons', { body: { ...PERSON, biography } });
    expect(json.biography).toEqual({ de: '<p>Hallo</p>', en: null });
  });

  it('a changed date counts its changes for calendars that subscribed', async () => {
    const { etag } = await inputOf('/events/2');
    const revision = async () => {
      const { services } = test;
      const rows = services.db.selectFrom('events').select(['revision', 'day']).where('id', '=', 2);
      return rows.executeTakeFirstOrThrow();
    };
    const before = await revision();
    const change = { date_start: '2027-03-28T00:30:00.000Z', date_end: '2027-03-28T03:00:00.000Z' };
    expect((await call('PATCH', '/events/2', { body: change, 'if-match': etag })).status).toBe(200);
    expect(await revision()).toEqual({ revision: before.revision + 1, day: '2027-03-28' });
  });

  it('needs permission to edit the programme', async () => {
    const anonymous = { cookie: 'csrftoken=t', 'x-csrftoken': 't' };
    const asked = async (headers: Headers) => [
      (await call('POST', '/persons', { body: PERSON, ...headers })).status,
      (await call('PATCH', '/persons/1', { body: {}, 'if-match': '"x"', ...headers })).status,
      (await call('DELETE', '/persons/1', { 'if-match': '"x"', ...headers })).status,
      (await call('GET', '/admin/persons/1', headers)).status,
    ];
    expect(await asked(anonymous)).toEqual([401, 401, 401, 401]);
    expect(await asked(visitor)).toEqual([403, 403, 403, 403]);
    expect((await call('POST', '/persons', { body: PERSON, 'x-csrftoken': 'other' })).status).toBe(403);
  });
});
