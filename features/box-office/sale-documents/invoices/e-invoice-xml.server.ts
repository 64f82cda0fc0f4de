import { findBillingDocuments } from '#features/box-office/order-store/index.server.ts';
import type { BillingDocument, Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { writeCii } from './write-cii.server.ts';

/** A document of an order as an XRechnung; `null` where there is none, or something is missing that one has to say. */
export async function eInvoiceXml(db: Db, order: Order, number: string): Promise<string | null> {
  const documents = await findBillingDocuments(db, order.number);
  const document = documents.find((each) => each.number === number);
  const invoice = document && eInvoiceOf(document, { paidCents: paidOf(order, documents) });
  return invoice ? writeCii(invoice) : null;
}

/**
 * Returns the paid amount of the invoice. Payments are recorded per order, so it is known only where the order has no
 * other document.
 */
function paidOf(order: Order, documents: readonly BillingDocument[]): number {
  return documents.length === 1 ? order.paidCents : 0;
}
