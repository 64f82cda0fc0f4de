import type { Db } from '#features/database.server.ts';
import type { Order } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { TooBusyError } from '#platform/bounded-work.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { billingPdf } from './billing-pdf.server.ts';

const FILE = /^(\d{4}-\d{6,10})\.pdf$/;

/**
 * A document of an order as its address names it, `2026-000017.pdf`: 404 where there is none, 503 while too many are being made.
 * Who may see the order is asked before.
 */
export async function billingResponse(
  services: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  { file, language }: { file: string; language: Language },
): Promise<Response> {
  const number = FILE.exec(file)?.[1];
  try {
    const pdf = number === undefined ? null : await billingPdf(services, order, { number, language });
    if (!pdf) return new Response(null, { status: 404, statusText: 'Not Found' });
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error;
    return new Response(null, {
      status: 503,
      statusText: 'Service Unavailable',
      headers: { 'retry-after': '2' },
    });
  }
}
