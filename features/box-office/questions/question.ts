import type { Localized } from '#lib/localized.ts';

export const QUESTION_KINDS = ['text', 'number', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** Asked for each ticket, or once for the order. */
export const QUESTION_SCOPES = ['ticket', 'order'] as const;
export type QuestionScope = (typeof QUESTION_SCOPES)[number];

/** Checkout question defined by the staff (docs/decisions/0080). */
export interface Question {
  id: number;
  label: Localized;
  help: Localized | null;
  kind: QuestionKind;
  /** Options to choose from; the German text is the stored value. */
  options: Localized[];
  askedPer: QuestionScope;
  isRequired: boolean;
  isHealth: boolean;
  /** The performances it is asked for; `null` for all. */
  performanceIds: number[] | null;
}

/** A ticket of a cart. */
export interface QuestionedTicket {
  /** Stable while the cart changes, and the ticket is in it. */
  key: string;
  /** From 1 within the cart, as it will be within the order. */
  position: number;
  /**
   * Place of the visitor who comes with it: a place of a series as a whole is one at all its dates, any other ticket
   * is a separate place.
   */
  place: string;
  lineId: string;
  performanceId: number;
}

/** A checkout question in one language. */
export interface CheckoutQuestion {
  /** The name of its field: `q7-31-4-1` for a ticket, or for the first of a place in a series, `q7` for the order. */
  field: string;
  question: Question;
  /** Those of one place; none where it is asked once for the order. */
  tickets: QuestionedTicket[];
  /** Performances the answer refers to. */
  performanceIds: number[];
}

interface Line {
  id: number;
  poolId: number;
  priceId: number;
  performanceId: number;
  quantity: number;
  /** The series it is bought with as a whole, and at which of its prices. */
  series: { seriesId: number; priceId: number } | null;
}

/**
 * The tickets of lines, one by one in their order. Their keys count the tickets of one price and pool: they are stable when
 * an expired cart is restored with other lines.
 */
export function questionedTickets(lines: readonly Line[]): QuestionedTicket[] {
  const counts = new Map<string, number>();
  const next = (kind: string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  let position = 0;
  return lines.flatMap(({ id, poolId, priceId, performanceId, quantity, series }) =>
    Array.from({ length: quantity }, () => {
      const kind = `${poolId}-${priceId}`;
      const key = `${kind}-${next(kind)}`;
      const ofSeries = series && `series-${series.seriesId}-${series.priceId}`;
      const place = ofSeries === null ? key : `${ofSeries}-${next(`${ofSeries} ${performanceId}`)}`;
      position += 1;
      return { key, position, place, lineId: String(id), performanceId };
    }),
  );
}

/** Tickets by visitor. */
export function byPlace(tickets: readonly QuestionedTicket[]): QuestionedTicket[][] {
  return [...Map.groupBy(tickets, ({ place }) => place).values()];
}

/** Returns the questions asked of a cart: place by place, then those asked once. */
export function checkoutQuestions(
  questions: readonly Question[],
  tickets: readonly QuestionedTicket[],
): CheckoutQuestion[] {
  const isFor = (question: Question, performanceId: number) =>
    question.performanceIds === null || question.performanceIds.includes(performanceId);
  const ofTickets = byPlace(tickets).flatMap((place) =>
    questions
      .filter(({ askedPer }) => askedPer === 'ticket')
      .flatMap((question) => {
        const about = place.filter(({ performanceId }) => isFor(question, performanceId));
        const [first] = about;
        if (!first) return [];
        const performanceIds = about.map(({ performanceId }) => performanceId);
        return [{ field: `q${question.id}-${first.key}`, question, tickets: about, performanceIds }];
      }),
  );
  const performanceIds = [...new Set(tickets.map((ticket) => ticket.performanceId))];
  const ofOrder = questions
    .filter(({ askedPer }) => askedPer === 'order')
    .map((question) => ({
      field: `q${question.id}`,
      question,
      tickets: [],
      performanceIds: performanceIds.filter((id) => isFor(question, id)),
    }))
    .filter((asked) => asked.performanceIds.length > 0);
  return [...ofTickets, ...ofOrder];
}
