import { setCustomer } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { isEmailAddress } from '#lib/email-address.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** Name and address of who ordered; empty where nobody gave one. */
export interface CustomerName {
  firstName: string;
  lastName: string;
  email: string;
}

export interface CustomerError {
  code:
    | 'UNKNOWN_ORDER'
    | 'INVALID_EMAIL'
    /** A name or an address that there is cannot be left out. */
    | 'NO_NAME'
    | 'NO_EMAIL'
    /** Somebody else changed it since it was seen. */
    | 'ORDER_CHANGED';
}

/**
 * Changes the name and the email address of who ordered (docs/product/box-office.md#changing-an-order). A new address gets the order; the audit says which
 * fields changed, and not their contents. Sent twice it happens once. Needs `sell`.
 */
export function changeCustomer(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { seen, wanted }: { seen: CustomerName; wanted: CustomerName },
): Promise<Result<Order, CustomerError>> {
  return changeOrder<CustomerError>(
    services,
    staff,
    { number, permission: 'sell' },
    async ({ trx, order }) => {
      const { customer } = order;
      const fields = FIELDS.filter((field) => customer[field] !== wanted[field]);
      if (fields.length === 0) return succeed(null);
      if (FIELDS.some((field) => customer[field] !== seen[field])) return fail({ code: 'ORDER_CHANGED' });
      if (wanted.email !== '' && !isEmailAddress(wanted.email)) return fail({ code: 'INVALID_EMAIL' });
      if (wanted.email === '' && customer.email !== '') return fail({ code: 'NO_EMAIL' });
      if (wanted.lastName === '' && customer.lastName !== '') return fail({ code: 'NO_NAME' });
      await setCustomer(trx, order.secret, wanted);
      const isSent = fields.includes('email');
      return succeed({ news: isSent ? 'changed' : null, auditDetails: { customer: fields } });
    },
  );
}

const FIELDS = ['firstName', 'lastName', 'email'] as const;
