import {
  type Addition,
  addToOrder,
  type EditError,
  type PriceSwap,
  releaseExpiredHolds,
  swapPrices,
} from '#features/box-office/sale/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { changeOrder } from './change-order.server.ts';
import type { RebookingServices } from './rebook-tickets.server.ts';

type Staff = Pick<Principal, 'id' | 'role'>;
type Outcome = Promise<Result<Order, EditError>>;

/**
 * Adds tickets to an order for the house and tells who ordered (docs/product/box-office.md#changing-an-order). What they cost is open from then on. The same
 * form again adds none. Needs `sell`.
 */
export function addTicketsToOrder(
  services: RebookingServices,
  staff: Staff,
  number: string,
  addition: Addition,
): Outcome {
  return onceReleased(services, () =>
    changeOrder<EditError>(services, staff, { number, permission: 'sell' }, async (write) => {
      const done = await addToOrder({ ...write, ids: services.ids }, addition);
      if (!done.ok) return done;
      if (done.value === null) return succeed(null);
      const { positions, tags } = done.value;
      return succeed({ news: 'changed', auditDetails: { added: positions }, tags });
    }),
  );
}

/**
 * Gives tickets of an order another price for the house and tells who ordered. What they cost more is open, what they cost less is owed. Pressed
 * twice it happens once. Needs `sell`.
 */
export function swapTicketPrices(
  services: RebookingServices,
  staff: Staff,
  number: string,
  swap: PriceSwap,
): Outcome {
  return onceReleased(services, () =>
    changeOrder<EditError>(services, staff, { number, permission: 'sell' }, async (write) => {
      const done = await swapPrices({ ...write, ids: services.ids }, swap);
      if (!done.ok) return done;
      if (done.value === null) return succeed(null);
      const { positions, creditCents, tags } = done.value;
      return succeed({ news: 'changed', creditCents, auditDetails: { repriced: positions }, tags });
    }),
  );
}

/** Tries again where places are missing that carts whose time is over still hold. */
export async function onceReleased(services: RebookingServices, edit: () => Outcome): Outcome {
  const first = await edit();
  if (first.ok || first.error.code !== 'NOT_ENOUGH') return first;
  await releaseExpiredHolds(services);
  return edit();
}
