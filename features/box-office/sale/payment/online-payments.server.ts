import type { Office } from '#features/box-office/holds/index.server.ts';
import { findHold, findLines, isInPayment, startOf } from '#features/box-office/holds/index.server.ts';
import {
  findHoldOfPayment,
  findOnlinePayment,
  findOpenPaymentOf,
  findOrder,
  findOrderOfPayment,
  findProcessing,
  findUnsettled,
  noteAddress,
  noteRefunded,
} from '#features/box-office/order-store/index.server.ts';
import type { OnlinePayments } from '#features/box-office/ticketing/index.ts';
import { fail, succeed } from '#lib/result.ts';
import { beginForOrder } from './begin-for-order.server.ts';
import { beginPayment } from './begin-payment.server.ts';
import { endPayment } from './end-payment.server.ts';
import { noteProcessing } from './note-processing.server.ts';
import { endForOrder, noteProcessingForOrder, settleForOrder } from './payment-of-order.server.ts';
import { settlePayment } from './settle-payment.server.ts';

/** Carts and orders that are paid at a provider (docs/decisions/0063, docs/decisions/0131). */
export function onlinePaymentsOf(office: Office): OnlinePayments {
  const { db, databaseClock } = office;
  const orderOf = (secret: string) => findOrderOfPayment(db, secret);
  return {
    begin: (cart, request) => beginPayment(office, cart, request),
    beginForOrder: (orderSecret) => beginForOrder(office, orderSecret),
    noteAddress: (secret, at) => noteAddress(db, secret, at),
    find: (secret) => findOnlinePayment(db, secret),
    async openOf(cart) {
      const hold = await findHold(db, cart);
      if (!hold || !isInPayment(hold, await databaseClock(db))) return null;
      return findOpenPaymentOf(db, hold.id);
    },
    async settle(secret, money) {
      const number = await orderOf(secret);
      if (number === null) return settlePayment(office, secret, money);
      const settled = await settleForOrder(office, { number, secret }, money);
      if (!settled.ok) return settled;
      return settled.value ? succeed(settled.value) : fail({ code: 'UNKNOWN_OFFER' });
    },
    async end(secret, { hasFailed = false, isUnanswered = false, isBack }) {
      const [number, how] = [await orderOf(secret), { hasFailed, isUnanswered }];
      if (number === null) return endPayment(office, secret, { ...how, isBack });
      return endForOrder(office, { number, secret }, how);
    },
    async noteProcessing(secret) {
      const number = await orderOf(secret);
      if (number === null) return noteProcessing(office, secret);
      return noteProcessingForOrder(office, { number, secret });
    },
    async firstStart(secret) {
      const holdId = await findHoldOfPayment(db, secret);
      const lines = holdId === null ? [] : await findLines(db, holdId);
      const order = (await findOnlinePayment(db, secret))?.order ?? null;
      const tickets = (order && (await findOrder(db, order.secret))?.tickets) ?? [];
      const starts = [
        ...lines.map(startOf),
        ...tickets.map(({ state, startsAt }) => (state === 'valid' ? startsAt : null)),
      ];
      return starts.filter((start) => start !== null).toSorted()[0] ?? null;
    },
    noteRefunded: (secret) => noteRefunded(db, secret),
    unsettled: (before, atMost) => findUnsettled(db, before, atMost),
    processing: (askedBefore, atMost) => findProcessing(db, askedBefore, atMost),
  };
}
