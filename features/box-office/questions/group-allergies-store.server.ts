import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import { GROUP_ALLERGIES, type GroupAllergies, type GroupAllergy } from './group-allergies.ts';
import { deleteIdleConsents, findConsent, insertAnswers, insertConsent } from './store.server.ts';

const QUESTIONS = Object.values(GROUP_ALLERGIES).map(({ de }) => de);

/**
 * Replaces what a locked order of a group counts, as answers about health that go with the consent to them; nothing takes both away. Returns how
 * many there were.
 */
export async function replaceGroupAllergies(
  trx: Trx,
  number: string,
  { allergies, consent, now }: { allergies: GroupAllergies; consent: string; now: Instant },
): Promise<number> {
  const ticket = await trx
    .selectFrom('order_tickets')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select([
      'order_tickets.id',
      'order_tickets.performance_id',
      'orders.id as orderId',
      'orders.user_id as userId',
    ])
    .where('orders.number', '=', number)
    .where('order_tickets.state', '=', 'valid')
    .orderBy('order_tickets.position')
    .executeTakeFirst();
  if (!ticket) return 0;
  const { orderId, userId } = ticket;
  const { numDeletedRows } = await trx
    .deleteFrom('order_answers')
    .where('order_id', '=', orderId)
    .where('question_de', 'in', QUESTIONS)
    .executeTakeFirst();
  const keys = (Object.keys(GROUP_ALLERGIES) as GroupAllergy[]).filter((key) => allergies[key]);
  await insertAnswers(
    trx,
    keys.map((key) => {
      const text = allergies[key] ?? '';
      return {
        ...{ order_id: orderId, ticket_id: null, performance_id: ticket.performance_id, user_id: userId },
        is_health: true,
        ...localizedColumns('question', GROUP_ALLERGIES[key]),
        ...localizedColumns('answer', { de: text, en: text }),
      };
    }),
  );
  if (keys.length > 0) await addConsent(trx, { number, orderId, userId, consent, now });
  await deleteIdleConsents(trx, [ticket.id]);
  return Number(numDeletedRows);
}

/** Adds the words that were agreed to now to those of the order. */
async function addConsent(
  trx: Trx,
  given: { number: string; orderId: number; userId: number | null; consent: string; now: Instant },
): Promise<void> {
  const { number, orderId, userId, consent, now } = given;
  const before = await findConsent(trx, number);
  if (before?.includes(consent)) return;
  await trx.deleteFrom('answer_consents').where('order_id', '=', orderId).execute();
  const text = before === null ? consent : `${before}\n${consent}`;
  await insertConsent(trx, { order_id: orderId, user_id: userId, text, given_at: now });
}
