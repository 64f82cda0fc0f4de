import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/**
 * Returns the request agreed to before payment, without an account that was deleted meanwhile: its order becomes that
 * of a guest. An existing account is locked against deletion until the transaction ends.
 */
export async function withoutDeletedAccount(
  trx: Trx,
  engine: Engine,
  request: OrderRequest | null,
): Promise<OrderRequest | null> {
  const userId = request?.customer.userId ?? null;
  if (!request || userId === null) return request;
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .$if(engine === 'postgres', (query) => query.forKeyShare())
    .executeTakeFirst();
  return account ? request : { ...request, customer: { ...request.customer, userId: null } };
}
