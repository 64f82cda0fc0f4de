import type { Principal } from '#features/core/access/index.server.ts';
import {
  loadClosingsPage,
  loadDay,
  loadDeskCreditAccountPage,
  loadDeskCreditPage,
  loadDeskEventPage,
  loadDeskEventsPage,
  loadDeskOrderPage,
  loadDeskOrdersPage,
  loadDoorList,
  loadMessagePage,
  loadOccupancyPage,
  loadPeriod,
  loadReportsPage,
} from '#features/shop/desk/index.server.ts';
import { DIMENSIONS } from '#features/shop/desk/index.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import type { TestServices } from '#tests/integration/site-services.ts';

const QUERIES = ['', 'kim1', 'ruth specht', 'BS-7K4-Q29'];
const DAY = '2026-11-20';

/** Loads every page of the desk with each of its filters, as staff open them. */
export async function openDeskPages({ services }: TestServices): Promise<void> {
  const { db } = services;
  const as = { staff: { id: 1, role: 'administrator' } as Principal, language: 'de' as const };
  for (const query of QUERIES) {
    for (const state of [null, ...ORDER_STATES])
      for (const performance of [null, 1])
        await loadDeskOrdersPage(services, { query, state, performance, page: 2 }, as);
    for (const isOver of [false, true])
      for (const isWaitedFor of [false, true])
        await loadDeskEventsPage(services, { query, isOver, isWaitedFor, page: 1 }, as);
    for (const sort of ['last_entry_at', 'balance_cents', 'name'] as const)
      await loadDeskCreditPage(services, { query, sort, page: 1 }, as.language);
  }
  const orders = await db.selectFrom('orders').select('number').orderBy('id').limit(1).execute();
  for (const { number } of orders) await loadDeskOrderPage(services, number, { ...as, draft: null });
  const sold = await db.selectFrom('events').select('id').where('id_jet', 'is not', null).limit(1).execute();
  for (const { id } of sold) {
    await loadDeskEventPage(services, id, { ...as, draft: null });
    await loadMessagePage(services, { eventId: id }, { language: as.language, draft: null });
    await loadDoorList(services, id, { language: as.language, mayReadHealth: true });
    await loadOccupancyPage(services, id, as.language);
  }
  const accounts = await db.selectFrom('credit_accounts').select('id').limit(1).execute();
  for (const { id } of accounts) await loadDeskCreditAccountPage(services, id, as.language);
  await loadClosingsPage(services, { page: 1 }, as.language);
  await loadDay(services, DAY, { ...as, page: 1, isForPaper: false });
  await loadPeriod(services, { from: DAY, to: DAY }, { ...as, page: 1, isForPaper: false });
  for (const dimension of DIMENSIONS)
    await loadReportsPage(
      services,
      { dimension, period: { from: DAY, to: DAY } },
      { page: 1, language: as.language },
    );
}
