import { createDemoSale } from '#demo/load-box-office.server.ts';
import type { Db } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { systemClock } from '#platform/clock.ts';

const CAPACITY = 1_000_000;

/** Puts one performance on sale that is not sold out by any crowd here. */
export async function putOnSale(db: Db): Promise<void> {
  const dateStart = addMinutes(systemClock.now(), 24 * 60);
  const name = { de: 'Saal', en: 'Hall' };
  const seatGroups = [{ code: 'saal', name, capacity: CAPACITY, prices: [{ name, cents: 900 }] }];
  await db
    .transaction()
    .execute((trx) =>
      createDemoSale(trx, [{ jetId: 1, dateStart, dateEnd: addMinutes(dateStart, 60), seatGroups }]),
    );
}

export interface Answer {
  status: number;
  retryAfter: string | null;
}

/** Puts a ticket into a new cart. Rejects when there was no answer at all. */
export async function buy(url: string): Promise<Answer> {
  const answer = await fetch(`${url}/api/shop-cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event_jet_id: 1, seat_group: 'saal', quantities: [1], sale_type_ids: [1] }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** Visitors who put tickets into carts one after the other until they are stopped; returns every answer they got. */
export function crowd(url: string, buyers: number): { answers: Answer[]; stop(): Promise<void> } {
  const answers: Answer[] = [];
  let isOver = false;
  const all = Promise.all(
    Array.from({ length: buyers }, async () => {
      while (!isOver) answers.push(await buy(url));
    }),
  );
  // Errors of buyers that got no answer at all surface when the crowd is stopped.
  all.catch(() => undefined);
  return {
    answers,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
