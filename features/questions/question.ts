import type { Localized } from '#lib/localized.ts';

export const QUESTION_KINDS = ['text', 'number', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Asked for each ticket, or once for the order. */
export const QUESTION_SCOPES = ['ticket', 'order'] as const;
export type QuestionScope = (typeof QUESTION_SCOPES)[number];

/** What the house asks at checkout (docs/decisions/0080). */
export interface Question {
  id: number;
  label: Localized;
  help: Localized | null;
  kind: QuestionKind;
  /** What can be chosen; the German words are the value. */
  options: Localized[];
  askedPer: QuestionScope;
  isRequired: boolean;
  isHealth: boolean;
  /** The performances it is asked for; `null` for all. */
  performanceIds: number[] | null;
}

/** A ticket of a cart. */
export interface TicketToAsk {
  /** Stays the same while the cart changes, as far as the ticket is in it. */
  key: string;
  /** From 1 within the cart, as it will be within the order. */
  position: number;
  lineId: string;
  performanceId: number;
}

/** A question as it is asked of one cart. */
export interface AskedQuestion {
  /** The name of its field: `q7-31-4-1` for a ticket, `q7` for the order. */
  field: string;
  question: Question;
  /** `null` where it is asked once for the order. */
  ticket: TicketToAsk | null;
  /** What the answer is about. */
  performanceIds: number[];
}

interface Line {
  id: number;
  poolId: number;
  priceId: number;
  performanceId: number;
  quantity: number;
}

/**
 * The tickets of lines, one by one in their order. Their keys count the tickets of one price and pool: they hold when a cart is
 * taken back after its time, and its lines are others.
 */
export function ticketsToAsk(lines: readonly Line[]): TicketToAsk[] {
  const counts = new Map<string, number>();
  let position = 0;
  return lines.flatMap(({ id, poolId, priceId, performanceId, quantity }) =>
    Array.from({ length: quantity }, () => {
      const kind = `${poolId}-${priceId}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      position += 1;
      return { key: `${kind}-${count}`, position, lineId: String(id), performanceId };
    }),
  );
}

/** What is asked of a cart: ticket by ticket, then what is asked once. */
export function askedQuestions(
  questions: readonly Question[],
  tickets: readonly TicketToAsk[],
): AskedQuestion[] {
  const isFor = (question: Question, performanceId: number) =>
    question.performanceIds === null || question.performanceIds.includes(performanceId);
  const ofTickets = tickets.flatMap((ticket) =>
    questions
      .filter((question) => question.askedPer === 'ticket' && isFor(question, ticket.performanceId))
      .map((question) => ({
        field: `q${question.id}-${ticket.key}`,
        question,
        ticket,
        performanceIds: [ticket.performanceId],
      })),
  );
  const performanceIds = [...new Set(tickets.map((ticket) => ticket.performanceId))];
  const ofOrder = questions
    .filter(({ askedPer }) => askedPer === 'order')
    .map((question) => ({
      field: `q${question.id}`,
      question,
      ticket: null,
      performanceIds: performanceIds.filter((id) => isFor(question, id)),
    }))
    .filter((asked) => asked.performanceIds.length > 0);
  return [...ofTickets, ...ofOrder];
}
