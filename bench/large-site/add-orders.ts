import type { Trx } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import type { Instant } from '#lib/venue-time.ts';
import { insertMany } from './insert-many.ts';

const ORDERS = 50_000;
const TICKETS_EACH = [1, 2, 2, 3, 4] as const;
const METHODS = [
  ...Array<'online'>(6).fill('online'),
  ...Array<'box-office'>(2).fill('box-office'),
  ...(['on-account', 'credit'] as const),
];
const MINUTES_BETWEEN = 13;
/** A busy evening: the orders of a hundred of these numbers are for one performance. */
const BUSY = { from: 46_000, to: 46_300 };
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface Show {
  id: number;
  saleTypeId: number;
  cents: number;
  code: string;
  group: string;
  price: string;
  event: string;
  starts: Instant;
}

interface PlannedOrder {
  id: number;
  show: Show;
  tickets: number;
  isCancelled: boolean;
  isPaid: boolean;
  method: (typeof METHODS)[number];
  placedAt: Instant;
}

/** 50,000 orders with 120,000 tickets over the year before `now`: paid and open, cancelled, refunded, charged back. */
export async function addOrders(trx: Trx, { now, userId }: { now: Instant; userId: number }): Promise<void> {
  const shows = await findShows(trx);
  const begin = addMinutes(now, -ORDERS * MINUTES_BETWEEN);
  const order = (id: number) => planned(id, { shows, begin });
  await insertMany(trx, 'orders', ORDERS, (id) => {
    const { tickets, show, method, placedAt } = order(id);
    return {
      ...{ id, number: numberOf(id), secret: `large-${id}`, hold_id: null, is_test: false },
      ...{ user_id: id % 5 < 2 ? userId : null, language: id % 7 === 0 ? ('en' as const) : ('de' as const) },
      ...{ first_name: `Kim${id}`, last_name: `Kauf${id % 700}`, email: `kim${id % 20_000}@post.example` },
      ...{ payment_method: method, total_cents: tickets * show.cents, client_hash: null },
      placed_at: placedAt,
    };
  });
  for (let position = 1; position <= Math.max(...TICKETS_EACH); position += 1)
    await insertMany(trx, 'order_tickets', ORDERS, (id) => {
      const { show, tickets, isCancelled } = order(id);
      if (position > tickets) return null;
      return {
        ...{ order_id: id, position, code: `L${id}-${position}`, performance_id: show.id, block_id: null },
        ...{ state: isCancelled ? ('cancelled' as const) : ('valid' as const), starts_at: show.starts },
        cancellation_cause: isCancelled ? ('by-house' as const) : null,
        ...{ changed_at: isCancelled ? show.starts : null, vat_basis_points: 700, cents: show.cents },
        ...{ sale_type_id: show.saleTypeId, seat_group_code: show.code, seat_group_de: show.group },
        ...{ price_de: show.price, event_de: show.event },
      };
    });
  await insertMany(trx, 'online_payments', ORDERS, (id) => {
    const { method, tickets, show, placedAt, isPaid } = order(id);
    if (method !== 'online' || !isPaid) return null;
    const cents = tickets * show.cents;
    return {
      ...{ secret: `pay-${id}`, hold_id: null, order_id: id, is_test: false, cents, state: 'paid' as const },
      ...{ request: null, provider_payment: `pi_${id}`, paid_cents: cents, begun_at: placedAt },
      ...{ ends_at: placedAt, resumes_until: placedAt, settled_at: placedAt },
    };
  });
  await addPayments(trx, order);
}

async function addPayments(trx: Trx, order: (id: number) => PlannedOrder): Promise<void> {
  const means = {
    online: 'online',
    credit: 'credit',
    'on-account': 'transfer',
    'box-office': 'cash',
  } as const;
  const row = { reason: null, reverses_id: null, recorded_by: null };
  await insertMany(trx, 'payments', ORDERS, (id) => {
    const { method, tickets, show, placedAt, isPaid } = order(id);
    if (!isPaid) return null;
    const paid = { kind: 'payment' as const, cents: tickets * show.cents, means: means[method] };
    return { ...row, ...paid, order_id: id, reference: `R-${id}`, recorded_at: addMinutes(placedAt, 5) };
  });
  await insertMany(trx, 'payments', ORDERS, (id) => {
    const { method, tickets, show, placedAt, isPaid, isCancelled } = order(id);
    if (!isPaid || !isCancelled || id % 24 === 0) return null;
    const back = { kind: 'refund' as const, cents: -tickets * show.cents, means: means[method] };
    return { ...row, ...back, order_id: id, reference: `B-${id}`, recorded_at: addMinutes(placedAt, 1500) };
  });
}

function planned(id: number, { shows, begin }: { shows: readonly Show[]; begin: Instant }): PlannedOrder {
  const isBusy = id >= BUSY.from && id < BUSY.to;
  const show = shows[isBusy ? 0 : Math.floor((id * shows.length) / (ORDERS + 1))];
  if (!show) throw new Error('The large house has no performance to sell tickets of');
  const method = METHODS[id % METHODS.length] ?? 'online';
  return {
    ...{ id, show, method, tickets: TICKETS_EACH[id % TICKETS_EACH.length] ?? 1 },
    isCancelled: id % 12 === 0,
    isPaid: !(method === 'on-account' && id % 3 === 0) && !(method === 'box-office' && id % 4 === 0),
    placedAt: addMinutes(begin, id * MINUTES_BETWEEN),
  };
}

async function findShows(trx: Trx): Promise<Show[]> {
  const rows = await trx
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .innerJoin('seat_groups', 'seat_groups.price_list_id', 'performances.price_list_id')
    .innerJoin('prices', 'prices.seat_group_id', 'seat_groups.id')
    .select([
      'performances.id',
      'prices.sale_type_id as saleTypeId',
      'prices.cents',
      'seat_groups.code',
      'seat_groups.name_de as group',
      'prices.name_de as price',
      'productions.title_de as event',
      'events.date_start as starts',
    ])
    .where('seat_groups.position', '=', 0)
    .where('prices.position', '=', 0)
    .where('prices.cents', '>', 0)
    .orderBy('events.date_start')
    .execute();
  return rows.filter(({ id }, index) => rows[index - 1]?.id !== id);
}

function numberOf(id: number): string {
  const letter = (place: number) => LETTERS[Math.floor(id / LETTERS.length ** place) % LETTERS.length] ?? 'A';
  return `BS-${letter(3)}${letter(2)}${letter(1)}-${letter(0)}QX`;
}
