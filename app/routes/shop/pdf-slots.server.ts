import { OverloadedError } from '#platform/bounded-work.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { createTransferSlots } from '#platform/http/transfer-slots.server.ts';

/** One is drawn at a time while twenty wait (`tagged-pdf.server.ts`); one network has a few of these places. */
const inSlot = createTransferSlots({ atOnce: 21, perOwner: 4 });

/** Draws papers for one visitor in a place of their network; answers 503 while it has none left, or nobody has. */
export async function inPdfSlot(clientIp: string, draw: () => Promise<Response>): Promise<Response> {
  try {
    return await inSlot(networkOf(clientIp), draw);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    return new Response(null, {
      ...{ status: 503, statusText: 'Service Unavailable' },
      headers: { 'retry-after': '2' },
    });
  }
}
