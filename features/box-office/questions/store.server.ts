import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom, toJson } from '#platform/database/columns.server.ts';
import type { AnswerInput } from './answers.ts';
import type { StoredAnswer } from './carried-answers.ts';
import type { Question } from './question.ts';
import type { QuestionTables } from './table.server.ts';

const NOTHING: AnswerInput = { answers: {}, consent: null };

/** The questions that are asked, in their order, each with those of the performances it is asked for. */
export async function findQuestions(db: Db | Trx, performanceIds: readonly number[]): Promise<Question[]> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (rows.length === 0 || performanceIds.length === 0) return [];
  const [chosen, matching] = [await findChosen(db), await findMatching(db, performanceIds)];
  return rows.map((row) => ({
    id: row.id,
    label: localizedFrom(row, 'label'),
    help: optionalLocalizedFrom(row, 'help'),
    kind: row.kind,
    options: row.options,
    askedPer: row.asked_per,
    isRequired: row.is_required,
    isHealth: row.is_health,
    performanceIds: chosen.has(row.id) ? (matching.get(row.id) ?? []) : null,
  }));
}

/** Questions that are asked for some events only. */
async function findChosen(db: Db | Trx): Promise<Set<number>> {
  const byEvent = await db.selectFrom('question_events').select('question_id').distinct().execute();
  const byType = await db.selectFrom('question_event_types').select('question_id').distinct().execute();
  return new Set([...byEvent, ...byType].map(({ question_id }) => question_id));
}

async function findMatching(db: Db | Trx, performanceIds: readonly number[]): Promise<Map<number, number[]>> {
  const byEvent = await db
    .selectFrom('question_events')
    .innerJoin('events', 'events.id', 'question_events.event_id')
    .select(['question_events.question_id', 'events.id_jet'])
    .where('events.id_jet', 'in', performanceIds)
    .execute();
  const byType = await db
    .selectFrom('question_event_types')
    .innerJoin('events', 'events.type_id', 'question_event_types.type_id')
    .select(['question_event_types.question_id', 'events.id_jet'])
    .where('events.id_jet', 'in', performanceIds)
    .execute();
  const matching = new Map<number, number[]>();
  for (const { question_id, id_jet } of [...byEvent, ...byType])
    if (id_jet !== null) matching.set(question_id, [...(matching.get(question_id) ?? []), id_jet]);
  return matching;
}

/** Reads the draft answers of a cart. */
export async function findDraft(db: Db | Trx, holdId: number): Promise<AnswerInput> {
  const row = await db
    .selectFrom('answer_drafts')
    .select(['answers', 'consent'])
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  return row ?? NOTHING;
}

/** Stores the typed answers of a locked cart, replacing earlier ones. */
export async function saveDraft(trx: Trx, holdId: number, { answers, consent }: AnswerInput): Promise<void> {
  await deleteDraft(trx, holdId);
  if (Object.keys(answers).length === 0) return;
  await trx
    .insertInto('answer_drafts')
    .values({ hold_id: holdId, answers: toJson(answers), consent })
    .execute();
}

export async function deleteDraft(trx: Trx, holdId: number): Promise<void> {
  await trx.deleteFrom('answer_drafts').where('hold_id', '=', holdId).execute();
}

/** Moves the draft answers of an expired cart to the new cart its tickets came into. */
export async function moveDraft(trx: Trx, fromHoldId: number, toHoldId: number): Promise<void> {
  await trx
    .updateTable('answer_drafts')
    .set({ hold_id: toHoldId })
    .where('hold_id', '=', fromHoldId)
    .execute();
}

export async function insertAnswers(
  trx: Trx,
  answers: Insertable<QuestionTables['order_answers']>[],
): Promise<void> {
  if (answers.length > 0) await trx.insertInto('order_answers').values(answers).execute();
}

export async function insertConsent(
  trx: Trx,
  consent: Insertable<QuestionTables['answer_consents']>,
): Promise<void> {
  await trx.insertInto('answer_consents').values(consent).execute();
}

/** An answer of an order. */
export interface OrderAnswer {
  /** The number of its order. */
  order: string;
  /** Position of the ticket in its order; `null` for questions about the order. */
  position: number | null;
  question: Localized;
  answer: Localized;
  isHealth: boolean;
}

function orderAnswers(db: Db | Trx) {
  return db
    .selectFrom('order_answers')
    .innerJoin('orders', 'orders.id', 'order_answers.order_id')
    .leftJoin('order_tickets', 'order_tickets.id', 'order_answers.ticket_id')
    .selectAll('order_answers')
    .select(['orders.number', 'order_tickets.position'])
    .orderBy('order_answers.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof orderAnswers>['execute']>>[number];

function toAnswer(row: Row): OrderAnswer {
  return {
    order: row.number,
    position: row.position,
    question: localizedFrom(row, 'question'),
    answer: localizedFrom(row, 'answer'),
    isHealth: row.is_health,
  };
}

/** The answers of an order: those of its tickets, then those that were asked once, each of them once. */
export async function findAnswersOfOrder(db: Db | Trx, number: string): Promise<OrderAnswer[]> {
  const rows = await orderAnswers(db).where('orders.number', '=', number).execute();
  const answers = rows.map(toAnswer);
  const ofTickets = answers.filter(({ position }) => position !== null);
  const ofOrder = answers.filter(({ position }) => position === null);
  const once = new Map(ofOrder.map((answer) => [JSON.stringify(answer), answer]));
  return [...ofTickets.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)), ...once.values()];
}

/** Stored answers of an order, each with its row. */
export async function findStoredAnswers(
  db: Db | Trx,
  number: string,
): Promise<(StoredAnswer & { row: Selectable<QuestionTables['order_answers']> })[]> {
  const rows = await orderAnswers(db).where('orders.number', '=', number).execute();
  return rows.map(({ number: _, position, ...row }) => ({
    id: row.id,
    position,
    performanceId: row.performance_id,
    question: localizedFrom(row, 'question'),
    isHealth: row.is_health,
    row,
  }));
}

/** Reads the answers for a performance, across all orders. */
export async function findAnswersOfPerformance(db: Db, performanceId: number): Promise<OrderAnswer[]> {
  const rows = await orderAnswers(db).where('order_answers.performance_id', '=', performanceId).execute();
  return rows.map(toAnswer);
}

/** The words that were agreed to with an order; `null` where nothing was. */
export async function findConsent(db: Db | Trx, number: string): Promise<string | null> {
  const row = await db
    .selectFrom('answer_consents')
    .innerJoin('orders', 'orders.id', 'answer_consents.order_id')
    .select('answer_consents.text')
    .where('orders.number', '=', number)
    .executeTakeFirst();
  return row?.text ?? null;
}

/** Deletes an order's answers about health, and the consent to them; returns how many answers these were. */
export async function deleteHealthAnswers(trx: Trx, number: string): Promise<number> {
  const orderIds = trx.selectFrom('orders').select('id').where('number', '=', number);
  const { numDeletedRows } = await trx
    .deleteFrom('order_answers')
    .where('is_health', '=', true)
    .where('order_id', 'in', orderIds)
    .executeTakeFirst();
  await trx.deleteFrom('answer_consents').where('order_id', 'in', orderIds).execute();
  return Number(numDeletedRows);
}

/** Deletes the answers of tickets that were cancelled, and those of their orders for performances nobody of these comes to any more. */
export async function deleteAnswersOfTickets(trx: Trx, ticketIds: readonly number[]): Promise<void> {
  if (ticketIds.length === 0) return;
  await trx.deleteFrom('order_answers').where('ticket_id', 'in', ticketIds).execute();
  const orderIds = trx.selectFrom('order_tickets').select('order_id').where('id', 'in', ticketIds);
  await trx
    .deleteFrom('order_answers')
    .where('ticket_id', 'is', null)
    .where('order_id', 'in', orderIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_tickets')
            .select('order_tickets.id')
            .whereRef('order_tickets.order_id', '=', 'order_answers.order_id')
            .whereRef('order_tickets.performance_id', '=', 'order_answers.performance_id')
            .where('order_tickets.state', '=', 'valid'),
        ),
      ),
    )
    .execute();
  await deleteIdleConsents(trx, ticketIds);
}

/** A consent goes with the last answer it was for; `ofTicketIds`: looks at the orders of these alone. */
export async function deleteIdleConsents(
  db: Db | Trx,
  ofTicketIds: readonly number[] | null = null,
): Promise<void> {
  await db
    .deleteFrom('answer_consents')
    .$if(ofTicketIds !== null, (query) =>
      query.where('order_id', 'in', (eb) =>
        eb
          .selectFrom('order_tickets')
          .select('order_tickets.order_id')
          .where('order_tickets.id', 'in', ofTicketIds ?? []),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_answers')
            .select('order_answers.id')
            .whereRef('order_answers.order_id', '=', 'answer_consents.order_id')
            .where('order_answers.is_health', '=', true),
        ),
      ),
    )
    .execute();
}

/**
 * Deletes the answers for events that ended before an instant; returns how many these were. A timeslot ends with its start,
 * an event without a date when it was ordered; a postponed one has not ended.
 */
export async function deleteAnswersEndedBefore(db: Db, instant: Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_answers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_tickets')
            .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
            .innerJoin('performances', 'performances.id', 'order_tickets.performance_id')
            .leftJoin('pools', (join) =>
              join
                .onRef('pools.performance_id', '=', 'order_tickets.performance_id')
                .onRef('pools.block_id', '=', 'order_tickets.block_id'),
            )
            .select('order_tickets.id')
            .whereRef('order_tickets.order_id', '=', 'order_answers.order_id')
            .whereRef('order_tickets.performance_id', '=', 'order_answers.performance_id')
            .where((eb) =>
              eb.or([
                eb('order_answers.ticket_id', 'is', null),
                eb('order_answers.ticket_id', '=', eb.ref('order_tickets.id')),
              ]),
            )
            .where((eb) => eb.or([IS_POSTPONED, eb(ENDED_AT, '>=', instant)])),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** It has yet to take place, on a date nobody knows. */
const IS_POSTPONED = sql<boolean>`(performances.postponed_from is not null and performances.postponed_from = performances.event_starts_at)`;

const ENDED_AT = sql<Instant>`case when order_tickets.block_id is null
  then coalesce(performances.event_ends_at, performances.event_starts_at, order_tickets.starts_at, orders.placed_at)
  else coalesce(pools.starts_at, order_tickets.starts_at, orders.placed_at) end`;
