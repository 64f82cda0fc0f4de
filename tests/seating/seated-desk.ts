import { findBlocks } from '#features/box-office/holds/block-store.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { granted } from '#tests/order-desk/counter-sales.ts';
import { HEIKE, openDesk } from '#tests/order-desk/desk.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { rectangle, seat } from './halls.ts';

export const PLACE = { jetId: 1, seatGroup: 'HALL', blockId: null };
const adults = (quantity: number) => ({ ...PLACE, tickets: [{ saleTypeId: ADULT, quantity }] });

/** A desk whose date sells the seats of three rows of six; seats are named `2/4`. */
export async function openSeatedDesk(engine: Engine) {
  const desk = await openDesk(engine);
  const { services } = desk;
  const { db, counterCarts } = services;
  await stageProduction(db, [
    { jetId: 1, dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' },
  ]);
  await seat(db, 1, rectangle(3, 6));
  const { id: eventId } = await db
    .selectFrom('events')
    .select('id')
    .where('id_jet', '=', 1)
    .executeTakeFirstOrThrow();
  await openTill(services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 });
  const rows = await db.selectFrom('seats').selectAll().execute();
  const guids = new Map(rows.map((row) => [`${row.row_label}/${row.seat_label}`, row.guid]));
  const names = (seats: readonly { row: string; seat: string }[]) =>
    seats.map(({ row, seat: number }) => `${row}/${number}`).join(' ');
  return {
    ...{ desk, services, eventId, names },
    named: (seats: string) => seats.split(' ').map((name) => guids.get(name) ?? name),
    /** Tickets at the counter, for its cart where none is named. */
    press: (quantity: number, reference: string | null = null) =>
      addToSale(counterCarts, reference, adults(quantity)),
    /** A cart of the counter with so many tickets. */
    basket: async (quantity: number): Promise<string> =>
      granted(await addToSale(counterCarts, null, adults(quantity))),
    /** Tickets in the cart of a visitor. */
    visit: (quantity: number) =>
      services.ticketing.add(null, { ...adults(quantity), consent: 'anywhere' as const }),
    seatsIn: async (reference: string) =>
      names(((await counterCarts.cart(reference))?.lines ?? []).flatMap(({ seats }) => seats)),
    blocks: async () =>
      (await findBlocks(db, 1)).map(({ id, places, reason, seats }) => ({
        ...{ id, places, reason },
        seats: names(seats),
      })),
    pool: () =>
      db.selectFrom('pools').select(['held', 'sold', 'blocked', 'capacity']).executeTakeFirstOrThrow(),
  };
}

export type SeatedDesk = Awaited<ReturnType<typeof openSeatedDesk>>;
