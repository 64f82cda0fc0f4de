import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { succeed } from '#lib/result.ts';
import { deleteHealthAnswers } from './store.server.ts';

/** Anyone with the link of the order, which needs no account. */
const BUYER = { system: 'who ordered' };

/**
 * Withdraws the consent to answers about health: they are deleted at once, and the audit records the fact, not their
 * content. Idempotent.
 */
export async function withdrawConsent(services: WriteServices, orderNumber: string): Promise<void> {
  await inWrite(services, BUYER, 'sell', async ({ trx, record }) => {
    const count = await deleteHealthAnswers(trx, orderNumber);
    if (count > 0)
      record({
        entity: 'orders',
        id: orderNumber,
        before: { health_answers: count },
        after: { health_answers: 0 },
        tags: [],
      });
    return succeed(null);
  });
}
