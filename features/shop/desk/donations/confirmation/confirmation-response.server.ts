import type { Db } from '#features/database.server.ts';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import type { Clock } from '#platform/clock.ts';
import { taggedPdf } from '#platform/pdf/tagged-pdf.server.ts';
import { type Confirmation, findConfirmations } from '../confirmation-store.server.ts';
import { confirmationSheet } from './confirmation-sheet.ts';
import { drawConfirmation } from './draw-confirmation.server.ts';

/** The sheet of a confirmation as a tagged PDF, as of now. Throws `OverloadedError` while too many are being made. */
export function confirmationPdf(
  confirmation: Confirmation,
  { clock }: { clock: Clock },
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = confirmationSheet(confirmation, clock.now());
  return taggedPdf(
    {
      title: `${sheet.title} ${confirmation.number}`,
      language: 'de-DE',
      createdAt: new Date(confirmation.madeAt),
      text: sheet,
    },
    [(pdf, book) => drawConfirmation(pdf, book, sheet)],
  );
}

/** The confirmation that a file of the desk names, `2026-0007.pdf`: 404 where there is none, 503 while too many are being made. */
export async function confirmationResponse(
  services: { db: Db; clock: Clock },
  { year, file }: { year: number; file: string },
): Promise<Response> {
  const all = await findConfirmations(services.db, year);
  const confirmation = all.find(({ number }) => file === `${number}.pdf`);
  if (!confirmation) return new Response(null, { status: 404, statusText: 'Not Found' });
  try {
    return new Response(await confirmationPdf(confirmation, services), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file}"`,
        'cache-control': 'private, no-store',
      },
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
