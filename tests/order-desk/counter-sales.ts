import { insertUser } from '#features/people/accounts/index.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import type { CounterRequest } from '#features/shop/desk/counter/sell.server.ts';
import type { Result } from '#lib/result.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import type { Desk } from './desk.ts';

export const NAMELESS = { firstName: '', lastName: '', email: '' };

/** The value of a successful result. */
export function granted<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

/** The code of a refusal. */
export const codeOf = (outcome: Result<unknown, { code: string }>): string | null =>
  outcome.ok ? null : outcome.error.code;

export async function accountOf({ services, clock }: Desk, firstName: string): Promise<number> {
  return insertUser(services.db, {
    ...{ firstName, lastName: 'Sommer', email: `${firstName.toLowerCase()}@post.example`, role: 'visitor' },
    ...{ passwordHash: '', createdAt: clock.now() },
  });
}

/** A cart with so many tickets of a price. */
export async function basketOf({ services }: Desk, quantity: number, saleTypeId = ADULT): Promise<string> {
  const place = { jetId: 1, seatGroup: 'HALL', blockId: null };
  const tickets = [{ saleTypeId, quantity }];
  return granted(await addToSale(services.counterCarts, null, { ...place, tickets }));
}

/** A sale of a cart as a cashier would send it, in cash where nothing else is said. */
export async function saleOf(
  { services }: Desk,
  reference: string,
  more: Partial<CounterRequest> = {},
): Promise<CounterRequest> {
  const cart = await services.counterCarts.cart(reference);
  return {
    ...{ reference, contents: cart?.contents ?? '', totalCents: cart?.totalCents ?? 0 },
    ...{ customer: NAMELESS, language: 'de', means: 'cash', cardCents: 0, givenCents: null, receipt: '' },
    ...{ invoiceRecipient: null, complimentary: null },
    ...more,
  };
}
