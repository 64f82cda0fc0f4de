import { isPassUnused, lastDayOfPass } from '#features/box-office/passes/index.server.ts';
import type { OrderPass, PassCancellationCause } from '#features/box-office/ticketing/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { addDays, type Day, formatDay } from '#lib/venue-time.ts';

/** The pass of an order as the desk sees it. */
export interface DeskPass {
  name: ShownText;
  state: 'unpaid' | 'good' | PassCancellationCause;
  cents: number;
  visits: number;
  leftVisits: number;
  /** The last day, in words. */
  validUntil: string;
  canCancel: boolean;
  /** The first day it could be prolonged to; `null` where it cannot be. */
  prolongFrom: Day | null;
}

export function toDeskPass(
  pass: OrderPass,
  {
    isTest,
    mayCancel,
    language,
    today,
  }: { isTest: boolean; mayCancel: boolean; language: Language; today: Day },
): DeskPass {
  const { name, state, cancellationCause, isPaid, cents, visits, leftVisits, validUntil } = pass;
  return {
    name: shown(name, language),
    state: cancellationCause ?? (isPaid || isTest ? 'good' : 'unpaid'),
    cents,
    visits,
    leftVisits,
    validUntil: formatDay(lastDayOfPass(validUntil), language),
    prolongFrom:
      isTest || state === 'cancelled' ? null : laterOf(addDays(lastDayOfPass(validUntil), 1), today),
    canCancel: mayCancel && !isTest && isPassUnused(pass),
  };
}

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
