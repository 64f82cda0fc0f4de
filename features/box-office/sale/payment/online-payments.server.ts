import type { Office } from '#features/box-office/holds/index.server.ts';
import { findHold, isInPayment } from '#features/box-office/holds/index.server.ts';
import {
  findOnlinePayment,
  findOpenPaymentOf,
  findUnsettled,
  noteAddress,
  noteRefunded,
} from '#features/box-office/order-store/index.server.ts';
import type { OnlinePayments } from '#features/box-office/ticketing/index.ts';
import { beginPayment } from './begin-payment.server.ts';
import { endPayment } from './end-payment.server.ts';
import { settlePayment } from './settle-payment.server.ts';

/** Carts that are paid at a provider (docs/decisions/0063). */
export function onlinePaymentsOf(office: Office): OnlinePayments {
  const { db, databaseClock } = office;
  return {
    begin: (cart, request) => beginPayment(office, cart, request),
    noteAddress: (secret, at) => noteAddress(db, secret, at),
    find: (secret) => findOnlinePayment(db, secret),
    async openOf(cart) {
      const hold = await findHold(db, cart);
      if (!hold || !isInPayment(hold, await databaseClock(db))) return null;
      return findOpenPaymentOf(db, hold.id);
    },
    settle: (secret, money) => settlePayment(office, secret, money),
    end: (secret, visitor) => endPayment(office, secret, visitor),
    noteRefunded: (secret) => noteRefunded(db, secret),
    unsettled: (before, atMost) => findUnsettled(db, before, atMost),
  };
}
