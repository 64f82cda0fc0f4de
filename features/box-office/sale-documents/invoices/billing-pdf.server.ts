import { findBillingDocuments, findPayments } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { taggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { drawInvoice } from './draw-invoice.server.ts';
import { invoiceSheet } from './invoice-sheet.ts';

/** The invoice of an order with this number, or what answers it, as a tagged PDF (docs/product/checkout.md#invoices); `null`: there is none. */
export async function billingPdf(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  { number, language }: { number: string; language: Language },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const documents = await findBillingDocuments(db, order.number);
  const document = documents.find((each) => each.number === number);
  if (!document) return null;
  const sheet = invoiceSheet(document, {
    order,
    payments: await findPayments(db, order.number),
    isOneOfSeveral: documents.filter(({ answers }) => answers === null).length > 1,
    language,
    now: await databaseClock(db),
  });
  return taggedPdf(
    { title: sheet.title, language: `${language}-DE`, createdAt: new Date(document.issuedAt), text: sheet },
    [(pdf, book) => drawInvoice(pdf, book, sheet)],
  );
}
