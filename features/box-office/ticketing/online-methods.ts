import type { OnlineMethods } from '#features/core/settings/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A way of paying at the payment provider. Cards include the wallets of phones. */
export type OnlineMethod = 'card' | 'paypal' | 'klarna' | 'wero' | 'sepa-debit';

const DAY_MS = 24 * 3_600_000;
/** Days after which a payment the bank has neither confirmed nor refused counts as failed. */
export const CONFIRMED_WITHIN_DAYS = 21;

/**
 * Ways of paying online that a cart is offered (docs/decisions/0128): cards always, the others as the staff chose. A direct debit
 * needs time to be confirmed before the first start (`null`: none at a known time).
 */
export function onlineMethodsFor(
  { sepaDebit, sepaDays, ...chosen }: OnlineMethods,
  { firstStart, now }: { firstStart: Instant | null; now: Instant },
): OnlineMethod[] {
  const isInTime = firstStart !== null && Date.parse(firstStart) - Date.parse(now) >= sepaDays * DAY_MS;
  return [...immediateMethods(chosen), ...(sepaDebit && isInTime ? (['sepa-debit'] as const) : [])];
}

/** Those whose money is there at once: gift vouchers and passes are paid by no others. */
export function immediateMethods({
  paypal,
  klarna,
  wero,
}: Pick<OnlineMethods, 'paypal' | 'klarna' | 'wero'>): OnlineMethod[] {
  return [
    'card',
    ...(paypal ? (['paypal'] as const) : []),
    ...(klarna ? (['klarna'] as const) : []),
    ...(wero ? (['wero'] as const) : []),
  ];
}
