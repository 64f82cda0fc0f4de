import type { Instant } from '#lib/venue-time.ts';

/**
 * How a dispute about a card payment stands (docs/decisions/0098). `to-answer`: staff can say why it was paid rightly;
 * `in-review`: the bank looks at it. Both are open. `won`: the money is the venue's, also where the bank only asked.
 */
export type DisputeState = 'to-answer' | 'in-review' | 'won' | 'lost';

/** Money the bank withdrew, positive when it was returned, and the fee of the provider. */
export interface DisputeMovement {
  /** The provider's name of it. */
  name: string;
  cents: number;
  /** Positive for a fee charged. */
  feeCents: number;
}

/** A dispute as the provider tells it. */
export interface DisputedMoney {
  /** The provider's name of it. */
  name: string;
  providerPayment: string;
  cents: number;
  /** Why, in the provider's word: `fraudulent`. */
  reason: string;
  state: DisputeState;
  openedAt: Instant;
  /** Until when staff can answer. */
  answerUntil: Instant | null;
  movements: DisputeMovement[];
}

/** A dispute as the venue knows it. */
export interface Dispute extends Omit<DisputedMoney, 'providerPayment' | 'movements'> {
  /** When the outcome was reported; `null` while it is open. */
  closedAt: Instant | null;
}

export const isDisputeOpen = ({ state }: Pick<Dispute, 'state'>): boolean =>
  state === 'to-answer' || state === 'in-review';

/**
 * Tells if a provider's answer may be older than the stored state: it was requested when the stored state was `seen`,
 * and has been overtaken by another write since. Answers that say nothing new do no harm.
 */
export function isOutdated(
  answer: DisputedMoney,
  { seen, known }: { seen: Dispute | null; known: Dispute | null },
): boolean {
  return !isSame(seen, known) && !isSame(answer, known);
}

type DisputeSnapshot = Pick<Dispute, 'state' | 'cents' | 'answerUntil'>;

const isSame = (one: DisputeSnapshot | null, other: DisputeSnapshot | null): boolean =>
  one === other ||
  (one?.state === other?.state && one?.cents === other?.cents && one?.answerUntil === other?.answerUntil);
