import { type ErrorHandler, Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPlan, findPlans, releaseVersion } from '#features/box-office/seating/index.server.ts';
import { numberedSeats, type SeatingPlan, seatsOf } from '#features/box-office/seating/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { changeSeatingPlan, planForm } from '#features/shop/desk/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { seatingPlanCalls } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';

const HEIKE: Pick<Principal, 'id' | 'role'> = { id: 1, role: 'box_office' };
const ROWS = {
  ...{ do: 'rows', rows: '5', seats: '12', curve: '24', aisles: '6', label: 'S4', zone: 'Parkett' },
  ...{ group: 'Stuhlreihe', numbering: 'from-left', stars: '4', gap: '0', wheelchairs: '2' },
};
const answerProblem: ErrorHandler = (error, c) => {
  if (error instanceof Problem) return problemResponse(c, error);
  throw error;
};
interface Draft {
  revision: number;
  draft: SeatingPlan;
}

describeOnEngines('the draft of a seating plan', (engine) => {
  let test: TestServices;
  let site: Hono;
  let heike: Record<string, string>;
  let nele: Record<string, string>;
  let id: number;
  let plans = 0;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    site = new Hono({ strict: false }).onError(answerProblem);
    site.route('/api/admin/seating-plans', seatingPlanCalls(test.services));
    heike = await signInAs(test.services, 'box_office');
    nele = await signInAs(test.services, 'door');
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    const { id: roomId } = await test.services.db
      .selectFrom('rooms')
      .select('id')
      .where('slug', '=', 'nest')
      .executeTakeFirstOrThrow();
    plans += 1;
    const made = await createPlan(test.services, HEIKE, { roomId, name: `Kissen ${plans}` });
    if (!made.ok) throw new Error(made.error.code);
    id = made.value;
    await press({ ...ROWS, revision: '1' });
  });

  const press = (fields: Record<string, string>) =>
    changeSeatingPlan(test.services, HEIKE, id, planForm.parse(fields));
  const call = (
    method: string,
    { as = heike, plan = id, body }: { as?: object; plan?: number; body?: unknown } = {},
  ) =>
    site.request(`http://localhost/api/admin/seating-plans/${plan}/draft/`, {
      method,
      headers: { ...as, 'content-type': 'application/json', origin: 'http://localhost' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const read = async () => (await (await call('GET')).json()) as Draft;
  const save = async (revision: number, draft: unknown) => call('PUT', { body: { revision, draft } });
  const odd = (draft: SeatingPlan) =>
    numberedSeats(draft, new Set(seatsOf(draft).map(({ guid }) => guid)), { numbering: 'odd-left' });
  const firstLabels = async () => {
    const [plan] = await findPlans(test.services.db, id);
    return plan?.draft.zones[0]?.rows[0]?.seats.map(({ label }) => label).join(' ');
  };
  const IN_ORDER = '1 2 3 4 5 6 7 8 9 10 11 12';
  const ODD = '11 9 7 5 3 1 2 4 6 8 10 12';

  it('is read and replaced with its revision', async () => {
    const { revision, draft } = await read();
    expect([revision, seatsOf(draft).length]).toEqual([2, 60]);
    expect(await (await save(2, odd(draft))).json()).toMatchObject({ revision: 3 });
    expect(await firstLabels()).toBe(ODD);
    // The same again is no change.
    expect(await (await save(3, odd(draft))).json()).toMatchObject({ revision: 3 });
  });

  it('is the same document as the forms change: they undo what was drawn', async () => {
    const { draft } = await read();
    await save(2, odd(draft));
    expect(await press({ do: 'undo', revision: '3' })).toMatchObject({ ok: true });
    expect(await firstLabels()).toBe(IN_ORDER);
  });

  it('is refused to the second of two people, and stays that of the first', async () => {
    const { draft } = await read();
    const answers = await Promise.all([save(2, odd(draft)), save(2, { ...draft, areas: [] })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).revision).toBe(3);
    expect(await (await save(2, draft)).json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('leaves a version alone, also when it is undone after that', async () => {
    const { draft } = await read();
    await save(2, odd(draft));
    expect(await releaseVersion(test.services, HEIKE, { id, revision: 3 })).toMatchObject({ value: 1 });
    expect((await save(3, draft)).status).toBe(200);
    const [plan] = await findPlans(test.services.db, id);
    expect(plan).toMatchObject({ revision: 4, isReleased: false, version: { number: 1 } });
    const { label } = await test.services.db
      .selectFrom('seats')
      .innerJoin('seating_plan_versions as version', 'version.id', 'seats.version_id')
      .select('seat_label as label')
      .where('plan_id', '=', id)
      .where('row_order', '=', 0)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    expect(label).toBe('11');
  });

  it('is not for people without the permission', async () => {
    const { draft } = await read();
    expect((await call('GET', { as: {} })).status).toBe(401);
    expect((await call('GET', { as: nele })).status).toBe(403);
    expect((await call('PUT', { as: nele, body: { revision: 2, draft } })).status).toBe(403);
    expect((await call('GET', { plan: 99_999 })).status).toBe(404);
    expect((await call('PUT', { plan: 99_999, body: { revision: 2, draft } })).status).toBe(404);
  });

  it('has the largest hall there can be', async () => {
    await press({ ...ROWS, rows: '50', seats: '49', wheelchairs: '0', label: 'A', revision: '2' });
    await press({
      ...ROWS,
      rows: '50',
      seats: '49',
      wheelchairs: '0',
      zone: 'Rang',
      label: 'A',
      revision: '3',
    });
    const { draft } = await read();
    expect(seatsOf(draft)).toHaveLength(4960);
    expect((await save(4, odd(draft))).status).toBe(200);
  });

  it.each<[string, (draft: SeatingPlan) => unknown]>([
    [
      'with a megabyte of a name',
      (draft) => withFirstRow(draft, (row) => ({ ...row, label: 'x'.repeat(1e6) })),
    ],
    ['with a row without seats', (draft) => withFirstRow(draft, (row) => ({ ...row, seats: [] }))],
    ['with a seat beside the plan', (draft) => withFirstSeat(draft, { x: -1 })],
    ['with half a centimetre', (draft) => withFirstSeat(draft, { x: 10.5 })],
    ['with a field that no seat has', (draft) => withFirstSeat(draft, { price: 1 })],
    ['with more rows than a part has', (draft) => withRows(draft, 301)],
    ['with more seats than a plan has', (draft) => withRows(draft, 300, 17)],
    ['that is none', () => ({})],
    ['that is nothing', () => null],
    ['that is a text', () => '{"size":'],
  ])('is refused %s', async (_, change) => {
    const { draft } = await read();
    const answer = await save(2, change(draft));
    expect(answer.status).toBe(400);
    expect((await answer.text()).length).toBeLessThan(20_000);
    expect((await read()).revision).toBe(2);
  });

  it('is refused where it is longer than any plan', async () => {
    const { status } = await call('PUT', { body: `{"revision":2,"draft":"${'x'.repeat(4_100_000)}"}` });
    expect(status).toBe(413);
  });
});

type Row = SeatingPlan['zones'][number]['rows'][number];

function withFirstRow(draft: SeatingPlan, change: (row: Row) => unknown): unknown {
  const [zone] = draft.zones;
  return {
    ...draft,
    zones: [{ ...zone, rows: zone?.rows.map((row, index) => (index === 0 ? change(row) : row)) }],
  };
}

const withFirstSeat = (draft: SeatingPlan, change: object): unknown =>
  withFirstRow(draft, (row) => ({
    ...row,
    seats: row.seats.map((seat, index) => (index === 0 ? { ...seat, ...change } : seat)),
  }));

function withRows(draft: SeatingPlan, rows: number, seatsPerRow = 1): unknown {
  const [zone] = draft.zones;
  const [row] = zone?.rows ?? [];
  const many = Array.from({ length: rows }, (_, at) => ({
    ...{ label: String(at), stars: 3 },
    seats: Array.from({ length: seatsPerRow }, (_, seat) => ({ ...row?.seats[0], guid: `${at}-${seat}` })),
  }));
  return { ...draft, zones: [{ ...zone, rows: many }] };
}
