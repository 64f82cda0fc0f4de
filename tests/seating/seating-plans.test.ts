import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPlan,
  findPlans,
  importPlan,
  releaseVersion,
  removePlan,
} from '#features/box-office/seating/index.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { changeSeatingPlan, loadSeatingPlan, planForm } from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';

const HEIKE: Pick<Principal, 'id' | 'role'> = { id: 1, role: 'box_office' };
const NELE: Pick<Principal, 'id' | 'role'> = { id: 2, role: 'door' };
const file = (name: string) =>
  readFileSync(new URL(`../../features/box-office/seating/reading/fixtures/${name}`, import.meta.url));

describeOnEngines('seating plans', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterEach(() => test.close());

  const db = () => test.services.db;
  async function planOf(room = 'nest', name = 'Kissen im Kreis') {
    const { id: roomId } = await db()
      .selectFrom('rooms')
      .select('id')
      .where('slug', '=', room)
      .executeTakeFirstOrThrow();
    return createPlan(test.services, HEIKE, { roomId, name });
  }
  async function newPlan(): Promise<number> {
    const made = await planOf();
    if (!made.ok) throw new Error(made.error.code);
    return made.value;
  }
  const press = (id: number, fields: Record<string, string>) =>
    changeSeatingPlan(test.services, HEIKE, id, planForm.parse(fields));
  const page = async (id: number) => {
    const view = await loadSeatingPlan(db(), id);
    if (!view) throw new Error('no plan');
    return view;
  };
  const ROWS = {
    ...{ do: 'rows', rows: '5', seats: '12', curve: '24', aisles: '6', label: 'S4', zone: 'Parkett' },
    ...{ group: 'Stuhlreihe', numbering: 'from-left', stars: '4', gap: '0', wheelchairs: '2', revision: '1' },
  };

  it('are two in the demo, each with a version whose seats are stored with their neighbours', async () => {
    const plans = await findPlans(db());
    const found = await Promise.all(
      plans.map(async ({ id, name }) => {
        const { counts, issues } = await page(id);
        return [name, counts.seats, counts.wheelchairs, issues.filter(({ isError }) => isError)];
      }),
    );
    expect(found).toEqual([
      ['Kissen vorn', 90, 4, []],
      ['Parkett und Rang', 420, 4, []],
    ]);
    const seats = await db()
      .selectFrom('seats')
      .innerJoin('seating_plan_versions as version', 'version.id', 'seats.version_id')
      .selectAll('seats')
      .where('version.plan_id', '=', plans[0]?.id ?? 0)
      .where('row_label', '=', 'S4')
      .orderBy('position')
      .execute();
    expect(seats.map(({ seat_label, block }) => `${seat_label}/${block}`).join(' ')).toBe(
      '1/0 2/0 3/0 4/0 5/0 6/0 7/1 8/1 9/1 10/1 11/1 12/1',
    );
    expect(seats[0]).toMatchObject({
      ...{ zone_de: 'Parkett', zone_en: 'Stalls', row_order: 3, group_code: 'Stuhlreihe' },
      ...{ is_wheelchair: true, is_step_free: true, is_aisle: true, is_removable: true },
    });
    expect(seats[1]).toMatchObject({ is_companion: true, is_wheelchair: false });
  });

  it('are made by a form, changed row by row, undone, and released', async () => {
    const id = await newPlan();
    expect((await page(id)).issues.map(({ code }) => code)).toEqual(['NO_SEATS']);
    expect(await press(id, ROWS)).toMatchObject({ ok: true });
    expect((await page(id)).counts).toMatchObject({ seats: 60, rows: 5, wheelchairs: 2 });
    expect(
      await press(id, {
        do: 'row',
        row: '0-1',
        label: 'S5',
        numbering: 'odd-left',
        stars: '5',
        revision: '2',
      }),
    ).toMatchObject({ ok: true });
    const row = (await page(id)).plan.draft.zones[0]?.rows[1];
    expect(row?.seats.map(({ label }) => label).join(' ')).toBe('11 9 7 5 3 1 2 4 6 8 10 12');
    expect(row?.stars).toBe(5);
    expect(await press(id, { do: 'remove-row', row: '0-4', revision: '3' })).toMatchObject({ ok: true });
    expect((await page(id)).counts.seats).toBe(48);
    expect(await press(id, { do: 'undo', revision: '4' })).toMatchObject({ ok: true });
    expect((await page(id)).counts.seats).toBe(60);
    expect(await releaseVersion(test.services, HEIKE, { id, revision: 5 })).toEqual({ ok: true, value: 1 });
    expect(await releaseVersion(test.services, HEIKE, { id, revision: 5 })).toMatchObject({
      error: { code: 'NOTHING_NEW' },
    });
    expect(await removePlan(test.services, HEIKE, id)).toMatchObject({ error: { code: 'HAS_VERSIONS' } });
  });

  it('can still be undone after presses that changed nothing', async () => {
    const id = await newPlan();
    expect(await press(id, { do: 'undo', revision: '1' })).toMatchObject({ ok: true });
    await press(id, ROWS);
    await press(id, { do: 'remove-row', row: '0-4', revision: '2' });
    for (const row of ['999-999', '', '-1--1'])
      expect(await press(id, { do: 'remove-row', row, revision: '3' })).toMatchObject({ ok: true });
    expect((await page(id)).plan.revision).toBe(3);
    await press(id, { do: 'undo', revision: '3' });
    expect((await page(id)).counts.seats).toBe(60);
  });

  it('keep the numbers of their seats over versions, and an earlier version as it was', async () => {
    const id = await newPlan();
    await press(id, ROWS);
    await releaseVersion(test.services, HEIKE, { id, revision: 2 });
    await press(id, { do: 'row', row: '0-0', label: 'Z', revision: '2' });
    await releaseVersion(test.services, HEIKE, { id, revision: 3 });
    const rows = await db()
      .selectFrom('seats')
      .innerJoin('seating_plan_versions as version', 'version.id', 'seats.version_id')
      .select(['number', 'guid', 'row_label'])
      .where('plan_id', '=', id)
      .where('row_order', '=', 0)
      .orderBy('number')
      .orderBy('position')
      .execute();
    const of = (number: number) => rows.filter((each) => each.number === number);
    expect(of(1).map(({ guid }) => guid)).toEqual(of(2).map(({ guid }) => guid));
    expect([of(1)[0]?.row_label, of(2)[0]?.row_label]).toEqual(['S4', 'Z']);
  });

  it('refuse the second of two people who change them at once', async () => {
    const id = await newPlan();
    const pressed = await Promise.all([press(id, ROWS), press(id, ROWS), press(id, ROWS)]);
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await page(id)).counts.seats).toBe(60);
    await press(id, { ...ROWS, revision: '2', zone: 'Rang' });
    const released = await Promise.all(
      [3, 3, 3].map((revision) => releaseVersion(test.services, HEIKE, { id, revision })),
    );
    expect(released.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('make no version with errors, and no plan twice under one name', async () => {
    const id = await newPlan();
    expect(await planOf()).toMatchObject({ error: { code: 'NAME_TAKEN' } });
    expect(await releaseVersion(test.services, HEIKE, { id: id, revision: 1 })).toMatchObject({
      error: { code: 'HAS_ERRORS', errors: 1 },
    });
    expect(await createPlan(test.services, HEIKE, { roomId: 99_999, name: 'Nirgends' })).toMatchObject({
      error: { code: 'NO_SUCH_ROOM' },
    });
    expect(await removePlan(test.services, HEIKE, id)).toMatchObject({ ok: true });
    expect(await removePlan(test.services, HEIKE, id)).toMatchObject({
      error: { code: 'NO_SUCH_PLAN' },
    });
  });

  it('are nothing for people at the door', async () => {
    await expect(createPlan(test.services, NELE, { roomId: 1, name: 'x' })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('can be tried before they sell', async () => {
    const [plan] = await findPlans(db());
    const trial = async (party: number, group: string) => {
      const picked = (await loadSeatingPlan(db(), plan?.id ?? 0, { party, group }))?.trial.picked;
      return picked && [picked.kind, picked.kind === 'none' ? picked.largest : picked.seats.length];
    };
    expect(await trial(10, 'Kissenreihe')).toEqual(['together', 10]);
    expect(await trial(12, 'Kissenreihe')).toEqual(['two-rows', 12]);
    expect(await trial(40, 'Kissenreihe')).toEqual(['none', 10]);
    expect(await trial(6, 'Stuhlreihe')).toEqual(['together', 6]);
  });

  it('take a file whole or not at all', async () => {
    const id = await newPlan();
    const read = (name: string, revision: number) =>
      importPlan(test.services, HEIKE, { id, revision }, file(name));
    expect(await read('pretix-faults.json', 1)).toMatchObject({ error: { code: 'HAS_FAULTS' } });
    expect((await page(id)).plan.revision).toBe(1);
    expect(await read('pretix-balcony.json', 1)).toMatchObject({ ok: true });
    const { counts, issues } = await page(id);
    expect(counts).toMatchObject({ seats: 300, rows: 14 });
    // Nobody sells its categories yet.
    expect(issues.map(({ code }) => code)).toEqual(['NO_PRICE', 'NO_PRICE']);
    expect(await read('pretix-straight.json', 1)).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
  });

  describe('refuse a form', () => {
    it.each([
      ['without a row', { rows: '0' }, 'NO_ROWS'],
      ['with half a row', { rows: '1.5' }, 'NO_ROWS'],
      ['with more rows than fit', { rows: '4999' }, 'NO_ROWS'],
      ['without a name', { label: '  ' }, 'NO_ROWS'],
      ['with a group that is not there', { group: 'Loge' }, 'NO_ROWS'],
      ['with seats in words', { seats: 'zwölf' }, 'NO_ROWS'],
      ['from a page that is old', { revision: '7' }, 'CHANGED_MEANWHILE'],
    ])('%s', async (_, fields, code) => {
      const id = await newPlan();
      expect(await press(id, { ...ROWS, ...fields })).toMatchObject({ ok: false, error: { code } });
      expect((await page(id)).plan.revision).toBe(1);
    });

    it('until the hall would be larger than any', async () => {
      const id = await newPlan();
      const outcomes = [];
      for (let revision = 1; revision <= 5; revision += 1)
        outcomes.push(await press(id, { ...ROWS, rows: '50', seats: '40', revision: String(revision) }));
      expect(outcomes.map((each) => (each.ok ? 'ok' : each.error.code))).toEqual([
        ...['ok', 'ok', 'TOO_LARGE', 'CHANGED_MEANWHILE', 'CHANGED_MEANWHILE'],
      ]);
    });
  });
});
