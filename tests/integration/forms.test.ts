import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIELD_TYPE } from '#features/website/forms/field.ts';
import {
  loadEntriesPage,
  loadForms,
  makeFormToken,
  purgeOldEntries,
} from '#features/website/forms/index.server.ts';
import type { Field } from '#features/website/forms/index.ts';
import { countFile } from '#features/website/forms/temp-files.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { sendOutgoingEmails } from '#platform/mail/outgoing-emails.server.ts';
import { tempFileApi } from '#server/api/api.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const TOKEN = { cookie: 'csrftoken=t', 'x-csrftoken': 't' };
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LOST = 3;
const CASTING = 4;
const FEEDBACK = 5;

const GLOVE = {
  thing: 'Ein Handschuh',
  looks: 'rot, links',
  day: '2026-11-18',
  where: 'stage',
  name: 'Tomke',
  email: 'tomke@post.example',
  email2: 'tomke@post.example',
};

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('forms', () => {
  let test: TestServices;
  let site: ReturnType<typeof openApi>;

  beforeEach(async () => {
    test = await openTestServices('sqlite', { demo: true });
    site = openApi(test.services);
  });
  afterEach(() => test.close());

  const read = async (id: number, language = 'en') => {
    const answer = await site.request(`http://localhost/forms/${id}/`, {
      headers: { 'accept-language': language },
    });
    const form = (await answer.json()) as {
      token: string;
      version: string;
      fields: Record<string, unknown>[];
    };
    test.clock.advance(30);
    return { answer, ...form };
  };
  const send = (body: unknown, headers: Record<string, string> = TOKEN) =>
    site.request('http://localhost/forms-entries/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(body),
    });
  const entries = () => test.services.db.selectFrom('form_entries').selectAll().orderBy('id').execute();
  const upload = async (content: string | Uint8Array<ArrayBuffer>, name = 'liste.pdf') => {
    const form = new FormData();
    form.append('file', new File([content], name));
    const app = tempFileApi(test.services);
    app.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    return app.request('http://localhost/', { method: 'POST', body: form, headers: TOKEN });
  };
  const uploadFor = async (content: string, meant: string) => {
    const form = new FormData();
    form.append('file', new File([content], 'datei'));
    const app = tempFileApi(test.services);
    app.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
    return app.request(`http://localhost/?${meant}`, { method: 'POST', body: form, headers: TOKEN });
  };
  const uploadedPicture = async (name = 'photo.png') =>
    ((await (await upload(Buffer.from(PIXEL, 'base64'), name)).json()) as { id: string }).id;
  const uploaded = async (content = PDF) => ((await (await upload(content)).json()) as { id: string }).id;

  it('are listed with their fields, the address once more as the last of them', async () => {
    const { fields, answer } = await read(LOST);
    expect(fields.at(-1)).toMatchObject({ slug: 'email2', field_type: 'emailconfirm', required: false });
    expect(fields.at(0)).toMatchObject({ slug: 'thing', label: 'What is missing?', field_type: 1 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await site.request('http://localhost/forms/99/')).status).toBe(404);
  });

  it('say of each word of a field that it came in German where there is no English', async () => {
    const { db } = test.services;
    const field = {
      id: 1,
      slug: 'colour',
      field_type: FIELD_TYPE.select,
      label: { de: 'Farbe', en: null },
      help_text: { de: 'Die liebste.', en: 'The dearest.' },
      placeholder_text: null,
      choices: [{ value: 'red', label: { de: 'rot', en: null } }],
      default: '',
      required: true,
      visible: true,
    };
    await db
      .updateTable('forms')
      .set({ fields: toJson([field]) })
      .where('id', '=', LOST)
      .execute();
    const { fields } = await read(LOST);
    expect(fields[0]).toMatchObject({
      label: 'Farbe',
      help_text: 'The dearest.',
      fallback: { label: 'de' },
      choices: [{ value: 'red', label: 'rot', fallback: { label: 'de' } }],
    });
    const [view] = await loadForms(test.services, [LOST], 'en');
    expect(view?.fields[0]).toMatchObject({ label: { text: 'Farbe', lang: 'de' } });
  });

  it('are stored, and written about to the sender and to the venue', async () => {
    const { token } = await read(LOST);
    const answer = await send({ form: LOST, field_values: GLOVE, token });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { form: LOST, thanks: 'We will have a look and write to you.' },
    ]);
    const { email2: _, ...stored } = GLOVE;
    expect((await entries())[0]).toMatchObject({
      form_id: LOST,
      language: 'en',
      email: GLOVE.email,
      values: stored,
    });
    await sendOutgoingEmails({ ...test.services, now: async () => test.clock.now() });
    expect(test.emails.map(({ to }) => to).toSorted()).toEqual(['kasse@buntspecht.example', GLOVE.email]);
    expect(test.emails[0]?.text).toContain('rot, links');
    expect(test.emails[0]?.text).toContain('Stage');
    expect(test.emails[0]?.text).toContain('Wednesday, 18 November 2026');
  });

  it('take the token of the cookie where the call names none', async () => {
    const { answer } = await read(LOST);
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    const headers = { ...TOKEN, cookie: `${TOKEN.cookie}; ${cookie}` };
    expect((await send({ form: LOST, field_values: GLOVE }, headers)).status).toBe(201);
  });

  it('are stored once, however often they are sent, also at the same time', async () => {
    const { token } = await read(LOST);
    const answers = await Promise.all([1, 2, 3].map(() => send({ form: LOST, field_values: GLOVE, token })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await entries()).toHaveLength(1);
  });

  it('say so when something else comes from a page that was sent before, instead of losing it', async () => {
    const { token } = await read(LOST);
    await send({ form: LOST, field_values: GLOVE, token });
    const scarf = { ...GLOVE, thing: 'Ein Schal' };
    const again = await send({ form: LOST, field_values: scarf, token });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'sent_before']);
    expect(await entries()).toHaveLength(1);
    const fresh = (await read(LOST)).token;
    expect((await send({ form: LOST, field_values: scarf, token: fresh })).status).toBe(201);
    expect((await entries()).map(({ values }) => values.thing)).toEqual([GLOVE.thing, scarf.thing]);
  });

  it('are the same with the same file, also when it was sent along once more', async () => {
    const { token } = await read(LOST);
    const one = { ...GLOVE, photo: await uploadedPicture() };
    const twice = { ...GLOVE, photo: await uploadedPicture() };
    const other = { ...GLOVE, photo: await uploadedPicture('other.png') };
    expect((await send({ form: LOST, field_values: one, token })).status).toBe(201);
    expect((await send({ form: LOST, field_values: one, token })).status).toBe(201);
    expect((await send({ form: LOST, field_values: twice, token })).status).toBe(201);
    expect((await send({ form: LOST, field_values: other, token })).status).toBe(409);
    expect(await entries()).toHaveLength(1);
  });

  it('say what is wrong at each field, in the words callers know', async () => {
    const { token } = await read(LOST);
    const wrong = {
      ...GLOVE,
      thing: ' ',
      email: 'tomke@post',
      email2: 'x',
      day: '2026-02-30',
      where: 'moon',
      more: 'x',
    };
    const answer = await send({ form: LOST, field_values: wrong, token });
    const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] };
    expect(answer.status).toBe(400);
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toEqual({
      thing: 'This field is required!',
      email: 'Invalid e-mail address!',
      email2: 'The two addresses don’t match.',
      day: 'That date doesn’t exist.',
      where: 'Choose one of the options.',
      more: 'This field doesn’t exist.',
    });
    expect(await entries()).toEqual([]);
  });

  it('require the fields of a condition, and drop input of hidden ones', async () => {
    const { token } = await read(FEEDBACK);
    const bad = await send({ form: FEEDBACK, field_values: { how: 'bad' }, token });
    expect(bad.status).toBe(400);
    const fine = { how: 'fine', 'what-went-wrong': 'x' };
    expect((await send({ form: FEEDBACK, field_values: fine, token })).status).toBe(201);
    expect((await entries())[0]?.values).toEqual({ how: 'fine' });
  });

  it('keep programs out: without a token, too quickly, a day later, with the hidden field', async () => {
    const field_values = GLOVE;
    const code = async (body: object) =>
      ((await (await send({ form: LOST, field_values, ...body })).json()) as { code: string }).code;
    const { token } = await read(LOST);
    expect(await code({})).toBe('token');
    expect(await code({ token: `${token}x` })).toBe('token');
    expect(await code({ token: (await read(CASTING)).token })).toBe('token');
    expect(await code({ token, website: 'https://buy.example' })).toBe('honeypot');
    test.clock.advance(-60);
    expect(await code({ token })).toBe('too_soon');
    test.clock.advance(2 * 24 * 3600);
    expect(await code({ token })).toBe('token_old');
    expect(await entries()).toEqual([]);
  });

  it('write no more than five copies a day to one address', async () => {
    for (let sent = 0; sent < 7; sent += 1)
      await send({ form: LOST, field_values: GLOVE, token: (await read(LOST)).token });
    const copies = await test.services.db
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('recipient', '=', GLOVE.email)
      .execute();
    expect([copies.length, (await entries()).length]).toEqual([5, 7]);
  });

  const PLAYER = {
    name: 'Juno',
    age: '9',
    likes: ['sing', 'build'],
    why: 'Ich war schon auf dem Mond.',
    parent: 'Kim',
    email: 'kim@post.example',
    consent: 'yes',
  };

  it('keep a file for staff, and the wording of a consent', async () => {
    const { token } = await read(CASTING);
    const sample = await uploaded();
    const sent = await send({ form: CASTING, field_values: { ...PLAYER, sample }, token });
    expect(sent.status).toBe(201);
    const [entry] = await entries();
    expect(entry?.consents).toEqual([
      { field: 'consent', wording: expect.stringContaining('half a year'), language: 'en' },
    ]);
    const editor = await signInAs(test.services, 'editor');
    const file = `http://localhost/admin/form-files/${sample}/`;
    expect((await site.request(file)).status).toBe(401);
    expect((await site.request(file, { headers: await signInAs(test.services, 'visitor') })).status).toBe(
      403,
    );
    const download = await site.request(file, { headers: editor });
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="liste.pdf"');
    expect(await download.text()).toBe(PDF);
    const other = await send({
      form: CASTING,
      field_values: { ...PLAYER, sample },
      token: (await read(CASTING)).token,
    });
    expect([other.status, (await entries()).length]).toEqual([400, 1]);
  });

  it('take a file by its content, not by its name, and only one the field may hold', async () => {
    expect((await upload('<script>alert(1)</script>', 'bild.png')).status).toBe(415);
    expect((await upload(new Uint8Array(20_000_001))).status).toBe(413);
    const field_values = { ...GLOVE, photo: await uploaded() };
    const answer = await send({ form: LOST, field_values, token: (await read(LOST)).token });
    expect(await answer.text()).toContain('This type of file isn’t accepted here.');
    expect(await test.services.db.selectFrom('form_files').select('id').execute()).toHaveLength(1);
  });

  it('take a file for a field as that field takes it, before the form is sent', async () => {
    // Lost and found takes photos of at most 10 MB.
    const refused = await uploadFor(PDF, `form=${LOST}&field=photo`);
    expect([refused.status, (await refused.json()).code]).toEqual([415, 'wrong_kind']);
    const large = await uploadFor('x'.repeat(10_100_000), `form=${LOST}&field=photo`);
    expect(large.status).toBe(413);
    for (const meant of [`form=${LOST}&field=thing`, `form=${LOST}&field=no`, 'form=99&field=photo'])
      expect((await uploadFor(PDF, meant)).status, meant).toBe(422);
    for (const meant of [`form=${LOST}`, 'field=photo', 'form=0&field=photo', 'form=1e9999&field=photo'])
      expect((await uploadFor(PDF, meant)).status, meant).toBe(400);
    expect(await test.services.db.selectFrom('form_files').selectAll().execute()).toEqual([]);
  });

  it('take so many bytes an hour from one network, and say when to come again', async () => {
    await countFile(test.services, null, 400_000_000);
    const refused = await upload(PDF);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    test.clock.advance(3600 + 1);
    expect((await upload(PDF)).status).toBe(201);
  });

  it('are deleted by the retention of their form, a file without an entry after an hour', async () => {
    const { db, storage } = test.services;
    const sample = await uploaded();
    const waiting = await uploaded();
    await send({ form: CASTING, field_values: { ...PLAYER, sample }, token: (await read(CASTING)).token });
    test.clock.advance(2 * 3600);
    await purgeOldEntries(test.services);
    expect((await db.selectFrom('form_files').select('id').execute()).map(({ id }) => id)).toEqual([sample]);
    expect(await storage.size(`forms/${waiting}`)).toBeNull();
    test.clock.advance(183 * 24 * 3600);
    await purgeOldEntries(test.services);
    expect([await entries(), await storage.size(`forms/${sample}`)]).toEqual([[], null]);
  });

  it('are retained until their files could be deleted, so that none of these is left behind', async () => {
    const { db, storage } = test.services;
    const sample = await uploaded();
    await send({ form: CASTING, field_values: { ...PLAYER, sample }, token: (await read(CASTING)).token });
    const waiting = await uploaded();
    test.clock.advance(184 * 24 * 3600);
    const away = { ...storage, delete: () => Promise.reject(new Error('the storage is away')) };
    await expect(purgeOldEntries({ ...test.services, storage: away })).rejects.toThrow('away');
    await purgeOldEntries(test.services);
    expect(await entries()).toEqual([]);
    expect(await db.selectFrom('form_files').select('id').execute()).toEqual([]);
    expect([await storage.size(`forms/${sample}`), await storage.size(`forms/${waiting}`)]).toEqual([
      null,
      null,
    ]);
  });

  it('are exported as a table in which no formula can run, and deleted by age', async () => {
    const formula = '=HYPERLINK("https://evil.example")';
    await send({ form: LOST, field_values: { ...GLOVE, thing: formula }, token: (await read(LOST)).token });
    const headers = await signInAs(test.services, 'editor');
    const csv = await (
      await site.request(`http://localhost/admin/forms/${LOST}/export.csv`, { headers })
    ).text();
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    // Tables sort days that are written like this.
    expect(csv).toContain(`"${GLOVE.day}"`);
    const json = await site.request(`http://localhost/admin/forms/${LOST}/export.json`, { headers });
    expect(await json.json()).toMatchObject([{ form: LOST, field_values: { thing: formula } }]);
    const taken = await test.services.db
      .selectFrom('audit_entries')
      .select(['entity', 'entity_id'])
      .where('entity', '=', 'form-entries')
      .execute();
    expect(taken).toEqual([
      { entity: 'form-entries', entity_id: String(LOST) },
      { entity: 'form-entries', entity_id: String(LOST) },
    ]);
    const deleteBefore = (day: string) =>
      site.request(`http://localhost/admin/forms/${LOST}/entries/?before=${day}`, {
        method: 'DELETE',
        headers: { ...headers, ...TOKEN, cookie: `${headers.cookie}; ${TOKEN.cookie}` },
      });
    expect(await (await deleteBefore('2026-11-20')).json()).toEqual({ deleted: 0 });
    expect(await (await deleteBefore('2026-11-21')).json()).toEqual({ deleted: 1 });
  });

  describe('built by staff', () => {
    const form = {
      title: { de: 'Kuchenwünsche', en: 'Cake wishes' },
      intro: { de: 'Was soll hinein?', en: null },
      button: { de: 'Wünschen', en: 'Wish' },
      thanks: { de: 'Wird gebacken.', en: null },
      house_email: null,
      keep_days: 30,
      is_online: true,
      fields: [
        {
          label: { de: 'Welcher?', en: 'Which one?' },
          field_type: 8,
          choices: [{ label: { de: 'Möhre', en: null } }],
        },
        { label: { de: 'Du darfst das behalten.', en: null }, field_type: 13, required: true },
      ],
    };
    let staff: Record<string, string>;
    const write = async (method: string, path: string, body: unknown, etag = '') => {
      const answer = await site.request(`http://localhost${path}`, {
        method,
        headers: { ...staff, 'content-type': 'application/json', ...(etag ? { 'if-match': etag } : {}) },
        body: JSON.stringify(body),
      });
      const json = (await answer.json()) as {
        id: number;
        fields: { slug: string; id: number; field: string }[];
      };
      return { status: answer.status, json, etag: answer.headers.get('etag') ?? '' };
    };
    beforeEach(async () => {
      staff = await signInAs(test.services, 'editor');
    });

    it('is there for visitors, with the names that were not given made from the questions', async () => {
      const made = await write('POST', '/forms/', form);
      expect(made.json).toMatchObject({
        slug: 'kuchenwuensche',
        fields: [
          { id: 1, slug: 'welcher', choices: [{ value: 'moehre' }], visible: true },
          { id: 2, slug: 'du-darfst-das-behalten' },
        ],
      });
      const { token } = await read(made.json.id);
      const values = { welcher: 'moehre', 'du-darfst-das-behalten': 'yes' };
      expect((await send({ form: made.json.id, field_values: values, token })).status).toBe(201);
    });

    it('begins with nothing that only its sender can give: no consent, and no file', async () => {
      const beforehand = [13, 9].map((type) => ({
        label: { de: `Art ${type}`, en: null },
        field_type: type,
        default: 'yes',
      }));
      const made = await write('POST', '/forms/', { ...form, fields: beforehand });
      expect(made.json.fields).toMatchObject([{ default: '' }, { default: '' }]);
    });

    it('is refused where its fields do not fit, each at its place', async () => {
      const fields = [{ ...form.fields[0], choices: [] }];
      const refused = await write('POST', '/forms/', { ...form, fields });
      expect([refused.status, refused.json.fields.map(({ field }) => field)]).toEqual([
        400,
        ['fields.0.choices'],
      ]);
    });

    it('is read once more where its words have changed since: a consent is given to words that were read', async () => {
      const { json, etag } = await write('POST', '/forms/', form);
      const { token } = await read(json.id);
      const [which, consent] = json.fields;
      const label = { de: 'Du darfst das an alle weitergeben.', en: null };
      expect(
        (await write('PATCH', `/forms/${json.id}/`, { fields: [which, { ...consent, label }] }, etag)).status,
      ).toBe(200);
      const values = { welcher: 'moehre', 'du-darfst-das-behalten': 'yes' };
      const late = await send({ form: json.id, field_values: values, token });
      expect([late.status, (await late.json()).code]).toEqual([409, 'form_changed']);
      const again = { form: json.id, field_values: values, token: (await read(json.id)).token };
      expect((await send(again)).status).toBe(201);
      expect((await entries()).map(({ consents }) => consents[0]?.wording)).toEqual([label.de]);
    });

    it('retain answers to removed questions, and the form while there are answers', async () => {
      const { json, etag } = await write('POST', '/forms/', form);
      const values = { welcher: 'moehre', 'du-darfst-das-behalten': 'yes' };
      await send({ form: json.id, field_values: values, token: (await read(json.id)).token });
      const changed = await write('PATCH', `/forms/${json.id}/`, { fields: json.fields.slice(1) }, etag);
      const csv = await site.request(`http://localhost/admin/forms/${json.id}/export.csv`, {
        headers: staff,
      });
      expect(await csv.text()).toContain('welcher: moehre');
      const refused = await write('DELETE', `/forms/${json.id}/`, {}, changed.etag);
      expect([refused.status, refused.json]).toMatchObject([409, { needed_by: ['form entries'] }]);
    });
  });

  describe('asked otherwise since', () => {
    const change = (id: number, change: (fields: Field[]) => Field[]) =>
      test.services.db
        .selectFrom('forms')
        .select('fields')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
        .then(({ fields }) =>
          test.services.db
            .updateTable('forms')
            .set({ fields: toJson(change(fields)) })
            .where('id', '=', id)
            .execute(),
        );

    it('lead to the file of a question that is asked no more, by its name', async () => {
      const sample = await uploaded();
      await send({ form: CASTING, field_values: { ...PLAYER, sample }, token: (await read(CASTING)).token });
      await change(CASTING, (fields) => fields.filter(({ slug }) => slug !== 'sample'));
      const room = await loadEntriesPage(test.services, { form: CASTING, page: 1 }, 'de');
      expect(room.open?.entries[0]?.lines).toContainEqual({
        label: 'sample',
        answer: 'liste.pdf',
        file: sample,
      });
      const csv = await site.request(`http://localhost/admin/forms/${CASTING}/export.csv`, {
        headers: await signInAs(test.services, 'editor'),
      });
      expect(await csv.text()).toContain('sample: liste.pdf');
    });

    it('lead to no file where words were asked for before', async () => {
      await send({ form: LOST, field_values: GLOVE, token: (await read(LOST)).token });
      await change(LOST, (fields) =>
        fields.map((field) => (field.slug === 'looks' ? { ...field, field_type: FIELD_TYPE.file } : field)),
      );
      const room = await loadEntriesPage(test.services, { form: LOST, page: 1 }, 'de');
      expect(room.open?.entries[0]?.lines).toContainEqual(
        expect.objectContaining({ answer: GLOVE.looks, file: null }),
      );
    });

    it('send the copy to the first address that was asked for', async () => {
      await change(LOST, (fields) =>
        fields.flatMap((field) =>
          field.slug === 'email'
            ? [{ ...field, id: 90, slug: 'school', visible: { field: 'where', values: ['wardrobe'] } }, field]
            : [field],
        ),
      );
      const { token } = await read(LOST);
      expect((await send({ form: LOST, field_values: GLOVE, token })).status).toBe(201);
      expect((await entries())[0]?.email).toBe(GLOVE.email);
    });
  });

  it('store nothing that is not valid, whatever is sent: 1,000 cases', async () => {
    const odd = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constant('x'.repeat(1_000_000)),
      fc.array(fc.string(), { maxLength: 5 }),
      fc.jsonValue(),
    );
    const changes = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(GLOVE), 'photo', '__proto__', 'constructor'), fc.string()),
      odd,
      { maxKeys: 4 },
    );
    const body = fc.oneof(
      {
        weight: 4,
        arbitrary: changes.map((some) => ({ form: LOST, field_values: { ...GLOVE, ...some } })),
      },
      { weight: 1, arbitrary: fc.record({ form: fc.jsonValue(), field_values: fc.jsonValue() }) },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    const { version } = await read(LOST);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const token = await makeFormToken(test.services, { id: LOST, version });
        test.clock.advance(300);
        const { status } = await send(isObject(sent) ? { ...sent, token } : sent);
        statuses.add(status);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 1000 },
    );
    expect(statuses).toContain(201);
    const allowed = ['thing', 'looks', 'day', 'where', 'photo', 'name', 'email'];
    for (const { values } of await entries()) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(values)));
      expect(values.where === undefined || typeof values.where === 'string').toBe(true);
    }
    expect(statuses).toContain(400);
  });
});
