import { insertUser } from '#features/people/accounts/index.server.ts';
import { cancelTickets } from '#features/shop/desk/index.server.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import type { PayingSite } from './paying-site.ts';

/** Somebody with an account paid for an order online, and staff cancelled its first ticket. */
export async function owedToAccount(site: PayingSite) {
  const person = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
  const account = { ...person, role: 'visitor', passwordHash: '', createdAt: site.clock.now() } as const;
  const userId = await insertUser(site.services.db, account);
  const paid = await site.paidOrder({ customer: { ...person, userId } });
  await cancelTickets(site.services, HEIKE, paid.order.number, { positions: [1], reason: 'krank' });
  return paid;
}
