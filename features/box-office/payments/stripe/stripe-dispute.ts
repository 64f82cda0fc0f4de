import type Stripe from 'stripe';
import type { DisputedMoney, DisputeState } from '#features/box-office/ticketing/index.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';

/** Its states in the venue's words; one that is not known yet is open, which moves no money. */
const STATES: Record<string, DisputeState> = {
  needs_response: 'to-answer',
  warning_needs_response: 'to-answer',
  appeal_needs_response: 'to-answer',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** A dispute of Stripe; `null` for one about a payment that is none of a checkout. */
export function disputedMoney(dispute: Stripe.Dispute): DisputedMoney | null {
  const { id, amount, reason, status, created, payment_intent: payment } = dispute;
  if (payment === null) return null;
  const { due_by: until } = dispute.evidence_details;
  return {
    name: id,
    providerPayment: typeof payment === 'string' ? payment : payment.id,
    cents: amount,
    reason,
    state: STATES[status] ?? 'in-review',
    openedAt: instant(created),
    answerUntil: until === null ? null : instant(until),
    movements: dispute.balance_transactions
      .filter(({ currency }) => currency.toUpperCase() === siteCurrencyCode())
      .map((movement) => ({ name: movement.id, cents: movement.amount, feeCents: movement.fee })),
  };
}
