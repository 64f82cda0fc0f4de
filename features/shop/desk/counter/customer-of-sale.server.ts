import type { Customer } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { findKnownAccount } from '#features/people/accounts/index.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

export type CustomerRefusal = { code: 'INVALID_EMAIL' | 'UNKNOWN_ACCOUNT' | 'OWN_ACCOUNT' };

/**
 * The customer of a sale at the counter: the chosen account, else the names and the address that were typed, which may be
 * empty. Nobody sells to their own account.
 */
export async function customerOfSale(
  trx: Trx,
  staff: Pick<Principal, 'id'>,
  { accountId, typed }: { accountId: number | null; typed: Omit<Customer, 'userId'> },
): Promise<Result<Customer, CustomerRefusal>> {
  if (accountId === null) {
    if (typed.email !== '' && !isEmailAddress(typed.email)) return fail({ code: 'INVALID_EMAIL' });
    return succeed({ ...typed, userId: null });
  }
  if (accountId === staff.id) return fail({ code: 'OWN_ACCOUNT' });
  const account = await findKnownAccount(trx, accountId);
  if (!account) return fail({ code: 'UNKNOWN_ACCOUNT' });
  const { firstName, lastName, email } = account;
  return succeed({ firstName, lastName, email, userId: accountId });
}
