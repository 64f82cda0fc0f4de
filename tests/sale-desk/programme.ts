import { RESOURCES } from '#features/all-resources.server.ts';
import { findPriceLists } from '#features/box-office/holds/performance-store.server.ts';
import type { Order, OrderRequest } from '#features/box-office/ticketing/index.ts';
import { changeResource } from '#features/core/resources/write-resource.server.ts';
import { putOnSale } from '#features/shop/desk/index.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { HEIKE, openWithFixedClock } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

/** New date that the tests move events to. */
export const LATER = { date_start: '2027-03-01T15:00:00.000Z', date_end: '2027-03-01T16:00:00.000Z' };
const NOTIFICATION_SUBJECTS = /Abgesagt|Verlegt|Anderer Raum|Verschoben|Findet statt/;

/** The programme of the demo venue, whose events an editor changes after tickets for them were bought. */
export async function openProgramme(engine: Engine) {
  const site = await openWithFixedClock(engine, { demo: true });
  const { services } = site;
  const { db } = services;
  // Two tickets are bought at the first price of a list, which must not be one for groups.
  await db.updateTable('prices').set({ group_from: null }).execute();
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('day', '>', '2026-12-05')
    .where('status', '=', 'scheduled')
    .where('type_id', 'in', (eb) => eb.selectFrom('event_types').select('id').where('slug', '=', 'theatre'))
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);

  /** Another event, put on sale. */
  async function stage() {
    const event = ids.shift() ?? 0;
    site.test.clock.set('2026-11-20T11:00:00.000Z');
    await db.updateTable('events').set({ id_jet: null, is_online: true }).where('id', '=', event).execute();
    const [list] = await findPriceLists(db);
    const capacities = (list?.groups ?? []).map(({ id }) => ({ groupId: id, capacity: 20 }));
    const opened = await putOnSale(services, HEIKE, event, { priceListId: list?.id ?? 0, capacities });
    const before = await db
      .selectFrom('events')
      .select(['date_start', 'date_end'])
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    return { event, jetId: (opened.ok ? opened.value.jetId : null) ?? 0, before };
  }

  /** An editor saves an event with something else. */
  async function change(event: number, sent: object): Promise<void> {
    const resource = RESOURCES.find(({ path }) => path === '/events');
    if (!resource) throw new Error('There are no events');
    const target = { id: event, ifMatch: '*', publish: true };
    const changed = await changeResource(
      contentServices(services),
      resource,
      target,
      (now) => ({ ...now, ...sent }),
      { system: 'test' },
    );
    if (!changed.ok) throw new Error(`Refused: ${JSON.stringify(changed.error)}`);
  }

  async function buy(jetId: number, more: Partial<OrderRequest> = {}): Promise<Order> {
    const { ticketing } = services;
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const tickets = [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 2 }];
    const wanted = { jetId, seatGroup: group?.seatGroup ?? null, blockId: null, tickets };
    const { reference } = accepted(await ticketing.add(null, wanted));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const { secret } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents, ...more })));
    return (await ticketing.order(secret)) as Order;
  }

  const emailsAbout = ({ number }: Order) =>
    db
      .selectFrom('outgoing_emails')
      .select(['subject', 'text', 'html'])
      .where('about', '=', number)
      .orderBy('id')
      .execute();

  return {
    site,
    services,
    stage,
    change,
    buy,
    emailsAbout,
    /** Returns the notifications the customer got about the event, in order. */
    async emailsTo(order: Order): Promise<string[]> {
      const emails = await emailsAbout(order);
      if (!emails.every(({ html }) => html?.includes(order.number)))
        throw new Error('An email does not say which order it is about');
      return emails.flatMap(({ subject }) => NOTIFICATION_SUBJECTS.exec(subject)?.[0] ?? []);
    },
    states: async ({ secret }: Order) =>
      (await services.ticketing.order(secret))?.tickets.map(({ state }) => state),
  };
}
