import { findOrderByNumber } from '#features/box-office/order-store/index.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { isInside } from '../check-in/admission.ts';
import type { CheckInServices } from '../check-in/admit.server.ts';
import { admitSold } from '../check-in/admit-sold.server.ts';
import { findOpenTill } from '../tills/shift-store.server.ts';

/**
 * Lets in who just bought tickets for an event of now (docs/product/box-office.md#counter); their door is named like the till of the
 * cashier, and `press` is unique to the press. Pressed twice, they come in once. Needs `check-in`.
 */
export async function letIn(
  services: CheckInServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  press: string,
): Promise<Result<null, { code: 'UNKNOWN_ORDER' | 'NOBODY_TO_ADMIT' }>> {
  const door = (await findOpenTill(services.db, staff.id)) ?? '';
  const admitted = await admitSold(services, staff, number, { id: press, door });
  if (admitted.ok) return succeed(null);
  const order = await findOrderByNumber(services.db, number);
  return order?.tickets.some(isInside) ? succeed(null) : fail({ code: admitted.error });
}
