import type { Principal } from '#features/core/access/index.server.ts';
import {
  BANK_VIEWS,
  counterChoice,
  findOrderForLine,
  loadBankPage,
  loadCounterPage,
  loadDonationsPage,
  loadDonorPage,
  loadEnquiriesPage,
  loadEnquiryPage,
  loadMessagePage,
  loadOrderEditPage,
  loadTillPage,
} from '#features/shop/desk/index.server.ts';
import type { TestServices } from '#tests/integration/site-services.ts';

const LANGUAGE = 'de';
const YEAR = 2026;

/** Loads the counter and the pages of money, groups and passes, as staff open them. */
export async function openCounterPages({ services }: TestServices): Promise<void> {
  const { db } = services;
  const { counterCarts } = services;
  if (!counterCarts) throw new Error('openCounterPages needs a box office');
  const selling = { ...services, counterCarts };
  const staff = { id: 1, role: 'administrator' } as Principal;
  for (const address of [
    '',
    'q=specht',
    'who=kim1',
    'customer=1',
    'sell=pass',
    'sell=voucher',
    'day=2026-12-01',
  ]) {
    const { choice } = counterChoice(new URLSearchParams(address), null);
    await loadCounterPage(selling, staff, choice, {
      sold: null,
      origin: 'https://post.example',
      language: LANGUAGE,
    });
  }
  for (const shift of [null, 1]) await loadTillPage(services, staff, shift);
  for (const view of BANK_VIEWS)
    await loadBankPage(services, { view, page: 2 }, { staff, language: LANGUAGE });
  await findOrderForLine(db, 'BS-7K4-Q29');
  await loadDonationsPage(services, { year: YEAR, search: 'kim', page: 1 });
  await loadDonorPage(services, { year: YEAR, donor: 'unknown' });
  await loadEnquiriesPage(services, LANGUAGE);
  await loadEnquiryPage({ ...services, groups: null }, { id: 1, event: null }, LANGUAGE);
  const kinds = await db.selectFrom('pass_kinds').select('id').limit(1).execute();
  for (const { id } of kinds)
    await loadMessagePage(services, { passKindId: id }, { language: LANGUAGE, draft: null });
  const orders = await db.selectFrom('orders').select('number').orderBy('id').limit(1).execute();
  for (const { number } of orders)
    await loadOrderEditPage(selling, number, { jetId: null, query: 'specht', language: LANGUAGE });
}
