import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { changeResource, createResource, readState } from '#features/core/resources/write-resource.server.ts';
import { seriesResources } from '#features/programme/series/index.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { etagOf } from '#platform/http/entity-tag.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const EDITOR: Actor = { id: 1, role: 'editor' };
const LEAD: Actor = { id: 2, role: 'administrator' };
const [SERIES] = seriesResources;

describeOnEngines('prices of a whole series', (engine) => {
  let test: TestServices;
  let price: number;

  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
    ({ id: price } = await test.services.db
      .selectFrom('prices')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow());
  });
  afterEach(() => test.close());

  const services = () => ({
    ...test.services,
    origin: 'http://localhost',
    definitions: MODULES,
    cleaner: { richText: (html: string) => html },
  });
  const resource = () => {
    if (!SERIES) throw new Error('There is no such resource');
    return SERIES;
  };
  const input = (whole_prices: object[]) => ({
    title: { de: 'Töpferkurs', en: null },
    subline: { de: '', en: null },
    description: { de: '', en: null },
    show_in_filter: true,
    position: 0,
    whole_prices,
  });
  const whole = () => ({ price, cents: 2450, vat_basis_points: 700 });
  async function change(id: number, whole_prices: object[], actor: Actor, position = 0) {
    const ifMatch = etagOf((await readState(test.services.db, resource(), id)) ?? {});
    const make = (current: Record<string, unknown>) => ({ ...current, whole_prices, position });
    return changeResource(services(), resource(), { id, ifMatch, publish: false }, make, actor);
  }
  const stored = () =>
    test.services.db.selectFrom('series_prices').select('cents').where('price_id', '=', price).execute();

  it('are set with permission to sell, and are audited', async () => {
    const made = await createResource(services(), resource(), input([whole()]), LEAD);
    if (!made.ok) throw new Error('Refused');
    expect(await stored()).toEqual([{ cents: 2450 }]);
    expect((await change(made.value.id, [{ ...whole(), cents: 2600 }], LEAD)).ok).toBe(true);
    expect(await stored()).toEqual([{ cents: 2600 }]);
  });

  it('are left unchanged by editors of the programme alone', async () => {
    const refused = { status: 403 };
    await expect(createResource(services(), resource(), input([whole()]), EDITOR)).rejects.toMatchObject(
      refused,
    );
    const made = await createResource(services(), resource(), input([whole()]), LEAD);
    if (!made.ok) throw new Error('Refused');
    const { id } = made.value;
    await expect(change(id, [], EDITOR)).rejects.toMatchObject(refused);
    await expect(change(id, [{ ...whole(), cents: 1 }], EDITOR)).rejects.toMatchObject(refused);
    // Editors may change the fields of the programme, with the prices beside them untouched.
    expect((await change(id, [whole()], EDITOR, 7)).ok).toBe(true);
    expect(await stored()).toEqual([{ cents: 2450 }]);
  });

  it('go with the price of the list they are for', async () => {
    const made = await createResource(services(), resource(), input([whole()]), LEAD);
    expect(made.ok).toBe(true);
    expect(
      await createResource(services(), resource(), input([{ ...whole(), price: 999_999 }]), LEAD),
    ).toMatchObject({ ok: false, error: { code: 'INVALID' } });
    await test.services.db.deleteFrom('prices').where('id', '=', price).execute();
    expect(await stored()).toEqual([]);
  });
});
