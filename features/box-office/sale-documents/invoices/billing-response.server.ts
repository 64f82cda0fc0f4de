import { findBillingDocuments } from '#features/box-office/order-store/index.server.ts';
import type { BillingDocument, Order } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { billingPdf } from './billing-pdf.server.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { writeCii } from './write-cii.server.ts';

const FILE = /^(\d{4}-\d{6,10})\.(pdf|xml)$/;

/**
 * A document of an order as its address names it, `2026-000017.pdf`, or `.xml` as an e-invoice: 404 where there is none, 503
 * while too many are being made. Access to the order is checked before.
 */
export async function billingResponse(
  services: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  { file, language }: { file: string; language: Language },
): Promise<Response> {
  const [, number, kind] = FILE.exec(file) ?? [];
  if (number === undefined) return notFound();
  try {
    if (kind === 'xml')
      return respond(await eInvoiceXml(services.db, order, number), {
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="${file}"`,
      });
    return respond(await billingPdf(services, order, { number, language }), {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
    });
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    return new Response(null, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: { 'retry-after': '2' },
    });
  }
}

function respond(body: BodyInit | null, headers: Record<string, string>): Response {
  if (body === null) return notFound();
  return new Response(body, { headers: { ...headers, 'cache-control': 'private, no-store' } });
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** A document of an order as an XRechnung; `null` where there is none, or something is missing that one has to say. */
async function eInvoiceXml(db: Db, order: Order, number: string): Promise<string | null> {
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
