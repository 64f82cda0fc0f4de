import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAllMessages } from '#app/all-messages.server.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { csvLine } from '#lib/csv.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Kind = 'redirects' | 'events' | 'persons';
interface Answer {
  lines: number;
  created: number;
  faults: { line: number | null; column: string | null; message: string }[];
}

describeOnEngines('a CSV file', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let headers: Record<string, string>;
  let production: { id: number; title: string; slug: string; minutes: number };
  let room: string;
  let group: string;

  beforeAll(async () => {
    addAllMessages();
    test = await openTestServices(engine, { demo: true });
    app = openApi(test.services);
    headers = await signInAs(test.services, 'administrator');
    const { db } = test.services;
    const found = await db.selectFrom('productions').selectAll().orderBy('id').executeTakeFirstOrThrow();
    production = { id: found.id, title: found.title_de, slug: found.slug, minutes: found.duration_minutes };
    room = (await db.selectFrom('rooms').select('name_de').orderBy('id').executeTakeFirstOrThrow()).name_de;
    const category = db.selectFrom('person_categories').select('name_de').orderBy('id');
    group = (await category.executeTakeFirstOrThrow()).name_de;
  });
  beforeEach(() => {
    test.tags.length = 0;
  });
  afterAll(() => test.close());

  async function send(kind: Kind, file: string, { trial = false, language = 'de', as = headers } = {}) {
    const answer = await app.request(`https://buntspecht.example/admin/imports/${kind}`, {
      method: 'POST',
      headers: { ...as, 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ file, trial }),
    });
    return { status: answer.status, ...((await answer.json()) as Answer) };
  }
  const trial = (kind: Kind, file: string, language = 'de') => send(kind, file, { trial: true, language });
  /** Lists the messages about lines and columns. */
  const said = ({ faults }: Answer) => faults.map(({ line, column, message }) => [line, column, message]);
  const table = (...lines: string[][]) => lines.map((cells) => csvLine(cells)).join('');
  const count = async (kind: Kind) => {
    const { n } = await test.services.db
      .selectFrom(kind)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const entries = async (entity: Kind) =>
    (await findAuditEntries(test.services.db, { entity }, { page: 1, pageSize: 1000 })).entries;

  const EVENT = ['Produktion', 'Raum', 'Beginn', 'Ende'];
  const PERSON = ['Name', 'Gruppe', 'Aufgabe im Haus, Deutsch', 'Lebenslauf, Deutsch'];

  it('of redirects is tried, and then imported with its author in the audit', async () => {
    const file = 'Alte Adresse;Neue Adresse\n/de/alt-1;/de/agb\n/de/alt-2/;https://specht.example/x\n';
    const before = await count('redirects');
    const written = (await entries('redirects')).length;
    expect(await trial('redirects', file)).toMatchObject({ status: 200, lines: 2, created: 0, faults: [] });
    expect(await count('redirects')).toBe(before);
    expect([(await entries('redirects')).length, test.tags]).toEqual([written, []]);

    expect(await send('redirects', file)).toMatchObject({ status: 200, lines: 2, created: 2, faults: [] });
    expect(await count('redirects')).toBe(before + 2);
    expect(test.tags).toEqual(['redirects']);
    expect(
      (await entries('redirects'))
        .slice(0, 2)
        .map(({ action, changes }) => [action, changes.old_path?.after]),
    ).toEqual([
      ['created', '/de/alt-2'],
      ['created', '/de/alt-1'],
    ]);

    const again = await send('redirects', file);
    expect(again).toMatchObject({ status: 422, created: 0 });
    expect(said(again)).toEqual([
      [2, 'Alte Adresse', 'Das gibt es schon.'],
      [3, 'Alte Adresse', 'Das gibt es schon.'],
    ]);
  });

  it('with one faulty line leaves nothing of the others', async () => {
    const before = [await count('redirects'), (await entries('redirects')).length];
    const answer = await send('redirects', 'old_path,new_path\n/de/gut,/de/agb\n/de/schlecht,nirgends\n');
    expect(answer).toMatchObject({ status: 422, lines: 2, created: 0 });
    expect([await count('redirects'), (await entries('redirects')).length]).toEqual(before);
    expect(test.tags).toEqual([]);
  });

  it('names every fault of redirects: circles among its own lines, lines twice, words too long', async () => {
    const long = `/${'x'.repeat(600)}`;
    const file = table(
      ['Alte Adresse', 'Neue Adresse'],
      ['/de/a', '/de/b'],
      ['/de/b', '/de/c'],
      ['/de/c', '/de/a'],
      ['/de/d', '/de/d/'],
      ['/de/a/', '/de/e'],
      ['', '/de/f'],
      ['alt', '/de/g'],
      ['/de/h', 'javascript:alert(1)'],
      ['/de/i', '/de/b'],
      [long, '/de/k'],
      ['auch-alt', 'nirgends'],
      [`${long}x`, 'nirgends'],
      ['', 'nirgends'],
    );
    const answer = await trial('redirects', file);
    expect(answer).toMatchObject({ status: 200, lines: 13, created: 0 });
    expect(said(answer)).toEqual([
      [4, 'Neue Adresse', 'Das führt im Kreis.'],
      [5, 'Neue Adresse', 'Das führt auf sich selbst.'],
      [6, 'Alte Adresse', 'Das steht schon in Zeile 2.'],
      [7, 'Alte Adresse', 'Hier fehlt etwas.'],
      [8, 'Alte Adresse', 'Das ist kein Pfad dieser Website.'],
      [9, 'Neue Adresse', 'Das ist weder ein Pfad noch eine Adresse mit https://.'],
      [10, 'Neue Adresse', 'Von dort wird schon weitergeleitet. Nimm gleich das Ziel davon.'],
      [11, 'Alte Adresse', 'Das ist zu lang: 500 Zeichen gehen.'],
      // Both cells of a line say what is wrong with them.
      [12, 'Alte Adresse', 'Das ist kein Pfad dieser Website.'],
      [12, 'Neue Adresse', 'Das ist weder ein Pfad noch eine Adresse mit https://.'],
      [13, 'Alte Adresse', 'Das ist zu lang: 500 Zeichen gehen.'],
      [13, 'Neue Adresse', 'Das ist weder ein Pfad noch eine Adresse mit https://.'],
      [14, 'Alte Adresse', 'Hier fehlt etwas.'],
      [14, 'Neue Adresse', 'Das ist weder ein Pfad noch eine Adresse mit https://.'],
    ]);
  });

  it('is answered in the language of the reader', async () => {
    const answer = await trial('redirects', 'Alte Adresse;Neue Adresse\n/de/a;nirgends\n/de/b', 'en');
    expect(said(answer)).toEqual([
      [2, 'New address', 'Enter a path or an address starting with https://.'],
      [3, 'New address', 'Something is missing here.'],
    ]);
  });

  it('of events takes from the production what a line leaves out', async () => {
    const file = table(
      [...EVENT, 'Zustand', 'auf der Website', 'Zugang', 'Alter ab', 'Alter bis'],
      [
        production.title,
        room,
        '24.12.2030 15:00',
        '16:30',
        'verschoben',
        'ja',
        'leise | Ohne Stufen',
        '3',
        '9',
      ],
      [production.slug, room.toUpperCase(), '2030-12-25 10:00', '', '', '', '', '', ''],
    );
    expect(await send('events', file)).toMatchObject({ status: 200, created: 2, faults: [] });
    const { db } = test.services;
    const stored = await db.selectFrom('events').selectAll().orderBy('id', 'desc').limit(2).execute();
    const of = await db
      .selectFrom('productions')
      .selectAll()
      .where('id', '=', production.id)
      .executeTakeFirstOrThrow();
    const asProduction = { type_id: of.type_id, genre_id: of.genre_id, series_id: of.series_id };
    const [second, first] = stored;
    expect(first).toMatchObject({
      ...asProduction,
      date_start: '2030-12-24T14:00:00.000Z',
      date_end: '2030-12-24T15:30:00.000Z',
      day: '2030-12-24',
      status: 'postponed',
      access_kinds: 9,
      age_from: 3,
      age_to: 9,
    });
    expect([Boolean(first?.is_online), Boolean(second?.is_online)]).toEqual([true, false]);
    expect(second).toMatchObject({
      ...asProduction,
      date_start: '2030-12-25T09:00:00.000Z',
      date_end: new Date(Date.parse('2030-12-25T09:00:00.000Z') + production.minutes * 60_000).toISOString(),
      status: 'scheduled',
      access_kinds: null,
      age_from: of.age_from,
    });
    // Sending the file once more creates no second season.
    expect(said(await trial('events', file))).toEqual([
      [2, 'Beginn', 'Das gibt es schon.'],
      [3, 'Beginn', 'Das gibt es schon.'],
    ]);
  });

  it('names every fault of events, the hours the clocks leave out and repeat among them', async () => {
    const file = table(
      [...EVENT, 'auf der Website', 'Alter ab', 'Alter bis', 'Schlagworte', 'Zustand', 'Zugang'],
      [
        'Der Zauberberg',
        room,
        '1.2.2031 15:00',
        '',
        'vielleicht',
        '7,5',
        '',
        'gibt|es nicht',
        'offen',
        'laut',
      ],
      [production.title, room, '30.3.2031 02:30', '', '', '', '', '', '', ''],
      [production.title, room, '26.10.2031 02:30', '', '', '', '', '', '', ''],
      [production.title, '', '31.2.2031 15:00', '16:00', '', '', '', '', '', ''],
      [production.title, room, '1.2.2031 15:00', '14:00', '', '9', '3', '', '', ''],
      [production.title, room, '2.2.2031 15:00', '', '', '', '', '', '', ''],
      [production.slug, room, '2031-02-02 15.00', '17:00', '', '', '', '', '', ''],
      [production.slug, room, '2.2.2531 15:00', '', '', '', '', '', '', ''],
    );
    expect(said(await trial('events', file))).toEqual([
      [2, 'Produktion', '»Der Zauberberg« gibt es nicht.'],
      [2, 'Alter ab', 'Hier gehört eine ganze Zahl von 0 bis 99 hin.'],
      [2, 'Zustand', '»offen« gibt es nicht.'],
      [2, 'Auf der Website', 'Hier gehört ja oder nein hin.'],
      [2, 'Schlagworte', '»gibt« gibt es nicht.'],
      [2, 'Schlagworte', '»es nicht« gibt es nicht.'],
      [2, 'Zugang', '»laut« gibt es nicht.'],
      [3, 'Beginn', 'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhren werden umgestellt.'],
      [4, 'Beginn', 'Diese Uhrzeit kommt an dem Tag zweimal. Schreib Sommerzeit oder Winterzeit dahinter.'],
      [5, 'Raum', 'Hier fehlt etwas.'],
      [5, 'Beginn', 'Diesen Tag gibt es nicht.'],
      [6, 'Ende', 'Das Ende liegt nicht nach dem Beginn.'],
      [6, 'Alter bis', 'Das liegt unter dem Alter, ab dem es beginnt.'],
      [8, 'Beginn', 'Das steht schon in Zeile 7.'],
      [9, 'Beginn', 'Das Jahr stimmt nicht.'],
      [9, 'Ende', 'Das Jahr stimmt nicht.'],
    ]);
  });

  it('of two hundred thousand small entries is answered all the same', async () => {
    const tags = Array.from({ length: 30_000 }, (_, tag) => tag.toString(36)).join('|');
    const file = table([...EVENT, 'Schlagworte'], [production.title, room, '4.2.2031 15:00', '', tags]);
    expect(said(await trial('events', file))).toEqual([[2, 'Schlagworte', 'Das sind zu viele: 50 gehen.']]);
    const columns = `old_path;new_path;${';'.repeat(50_000)}\n/de/a;/de/b;${'x;'.repeat(50_000)}`;
    expect(said(await trial('redirects', columns))).toHaveLength(1);
    expect(said(await trial('redirects', `${'x;'.repeat(60_000)}\n/de/a`))).toHaveLength(22);
  });

  it('says the parts of the address where a name is that of several', async () => {
    const { db } = test.services;
    const [one, other] = await db
      .selectFrom('rooms')
      .select(['id', 'slug', 'name_de'])
      .orderBy('id')
      .limit(2)
      .execute();
    if (!one || !other) throw new Error('There are no two rooms');
    await db.updateTable('rooms').set({ name_de: one.name_de }).where('id', '=', other.id).execute();
    const file = table(EVENT, [production.title, one.name_de, '3.2.2031 15:00', '']);
    expect(said(await trial('events', file))).toEqual([
      [2, 'Raum', `So heißen mehrere. Nimm den Teil der Adresse: ${one.slug}, ${other.slug}.`],
    ]);
    await db.updateTable('rooms').set({ name_de: other.name_de }).where('id', '=', other.id).execute();
  });

  it('of persons creates people with published texts, markup escaped', async () => {
    const file = table(
      [...PERSON, 'Biography, English'],
      ['Ada Amsel', group, 'Bühne & Licht', 'Malt <b>Wände</b>.\nUnd Türen.\n\nSingt.', 'Paints.'],
    );
    expect(await send('persons', file)).toMatchObject({ status: 200, created: 1 });
    const { db } = test.services;
    const person = await db
      .selectFrom('persons')
      .selectAll()
      .where('name', '=', 'Ada Amsel')
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({
      slug: 'ada-amsel',
      sort_name: 'amsel ada',
      role_de: 'Bühne & Licht',
      role_en: null,
      biography_en: '<p>Paints.</p>',
    });
    expect(person.biography_de.replaceAll('<br />', '<br>')).toBe(
      '<p>Malt &lt;b&gt;Wände&lt;/b&gt;.<br>Und Türen.</p><p>Singt.</p>',
    );
    const state = await app.request(`https://buntspecht.example/admin/persons/${person.id}`, { headers });
    expect(await state.json()).toMatchObject({
      name: 'Ada Amsel',
      role: { de: 'Bühne & Licht', en: null },
    });
  });

  it('names every fault of persons: existing and duplicate ones', async () => {
    const file = table(
      [...PERSON, 'Teil der Adresse'],
      ['ada  amsel', group, 'Bühne', 'Malt.', ''],
      ['Ada Amsel', group, 'Ton', 'Hört.', 'ada-amsel-ton'],
      ['Bo Buchfink', 'Orchester', 'Bühne', 'Malt.', 'Groß'],
      ['Bo Buchfink', group, '', '&nbsp;', ''],
      ['Cleo Coot', group, 'x'.repeat(201), 'Malt.', ''],
      ['Cleo Coot', group, 'Ton', 'Malt.', ''],
      ['Dora Dohle', group, 'Ton', 'Malt.', 'Ada Amsel'],
    );
    expect(said(await trial('persons', file))).toEqual([
      [
        2,
        'Name',
        'Jemand mit diesem Namen ist schon da. Ist es ein anderer Mensch, gib ihm einen eigenen Teil der Adresse.',
      ],
      [4, 'Gruppe', '»Orchester« gibt es nicht.'],
      [5, 'Aufgabe im Haus, Deutsch', 'Hier fehlt etwas.'],
      [6, 'Aufgabe im Haus, Deutsch', 'Das ist zu lang: 200 Zeichen gehen.'],
      [7, 'Name', 'Das steht schon in Zeile 6.'],
      [8, 'Teil der Adresse', 'Nur kleine Buchstaben, Ziffern und einzelne Striche.'],
    ]);
  });

  it('that is none is said to be none', async () => {
    const faultsOf = async (file: string) => said(await trial('redirects', file));
    expect(await faultsOf('')).toEqual([[null, null, 'Die Datei ist leer.']]);
    expect(await faultsOf('a'.repeat(200_000))).toEqual([
      [1, `${'a'.repeat(40)}…`, 'Diese Spalte gibt es hier nicht. Es gibt: Alte Adresse · Neue Adresse.'],
      [1, 'Alte Adresse', 'Diese Spalte fehlt.'],
      [1, 'Neue Adresse', 'Diese Spalte fehlt.'],
    ]);
    expect(await faultsOf('a'.repeat(200_001))).toEqual([
      [null, null, 'Die Datei ist größer als 200 KB. Teil sie auf.'],
    ]);
    expect((await send('redirects', 'a'.repeat(1_000_000))).status).toBe(413);
    expect((await send('redirects', 'old_path;new_path\n/a\u0000;/b')).status).toBe(400);
    for (const wrong of [
      {},
      { file: 1, trial: true },
      { file: '', trial: 'yes' },
      { file: '', trial: true, x: 1 },
      [],
    ]) {
      const answer = await app.request('https://buntspecht.example/admin/imports/events', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(wrong),
      });
      expect(answer.status).toBe(400);
    }
  });

  it('is refused without permission to create such records', async () => {
    const editor = await signInAs(test.services, 'editor');
    const seller = await signInAs(test.services, 'box_office');
    const status = async (kind: Kind, as: Record<string, string>) =>
      (await send(kind, '', { trial: true, as })).status;
    expect(await status('redirects', editor)).toBe(403);
    expect(await status('events', editor)).toBe(200);
    expect(await status('persons', editor)).toBe(200);
    for (const kind of ['redirects', 'events', 'persons'] as const)
      expect(await status(kind, seller)).toBe(403);
  });

  it('sent by several at once is stored once', async () => {
    const before = await count('events');
    const file = table(
      EVENT,
      ...Array.from({ length: 20 }, (_, day) => [production.title, room, `${day + 1}.5.2032 15:00`, '16:00']),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('events', file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    expect(await count('events')).toBe(before + 20);
  });
});
