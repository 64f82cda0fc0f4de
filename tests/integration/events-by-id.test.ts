import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#server/api/api.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

interface Answer {
  count: number;
  next: string | null;
  results: { id: number; date_start: string; date_end: string }[];
}

describeOnEngines('events by their ids', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(async () => {
    await test.close();
  });

  const ask = async (query: string): Promise<Answer> => {
    const answer = await api(test.services).request(`http://localhost/events/?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };

  it('come on one page in the order they begin, each once, whatever the filters say', async () => {
    const upcoming = (await ask('page_size=12')).results.map(({ id }) => id);
    const ids = [...upcoming.toReversed(), upcoming[0]].join(',');
    const found = await ask(`ids=${ids}&genre=999&page=2`);
    expect(found).toMatchObject({ count: 12, next: null, previous: null });
    expect(found.results.map(({ id }) => id)).toEqual(upcoming);
  });

  it('are there when they are over, and left out when they are offline or unknown', async () => {
    const { id, online } = { id: 1, online: (await ask('page_size=1')).results[0]?.id ?? 0 };
    const { results } = await ask(`ids=${id},${online},999999`);
    expect(results.map((event) => event.id)).toEqual([id, online]);
    expect(results[0]?.date_end).toMatch(/^2026-10/);
    await test.services.db.updateTable('events').set({ is_online: false }).where('id', '=', id).execute();
    expect((await ask(`ids=${id},${online}`)).count).toBe(1);
  });

  it('are not needed for an empty list', async () => {
    expect((await ask('ids=')).count).toBe((await ask('')).count);
  });
});
