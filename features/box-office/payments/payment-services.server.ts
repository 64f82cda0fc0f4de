import type {
  OnlinePayments,
  TicketingError,
  TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Config } from '#platform/config.server.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Payment providers for the sale, and for the test sale, which only simulates payments; `null` where there is none. */
export interface PaymentProviders {
  sale: PaymentProvider | null;
  test: PaymentProvider | null;
}

export interface PaymentServices {
  db: Db;
  databaseClock: DatabaseClock;
  log: Log;
  config: Config;
  ticketing: Pick<TicketingProvider, 'onlinePayments'>;
  payments: PaymentProviders;
}

/** `PAYMENT_PROVIDER_DOWN`: it did not answer in time, or refused. Nothing is lost, it may be tried again. */
export type OnlinePaymentError = TicketingError | { code: 'PAYMENT_PROVIDER_DOWN' };

/** Tells if online payment is available in a shop. */
export function isOnlineOffered(
  { payments, ticketing }: Pick<PaymentServices, 'payments' | 'ticketing'>,
  isTest: boolean,
): boolean {
  return providerFor(payments, isTest) !== null && ticketing.onlinePayments !== null;
}

export function providerFor({ sale, test }: PaymentProviders, isTest: boolean): PaymentProvider | null {
  return isTest ? test : sale;
}

/** Both ends of a payment, where there are both. */
export function paymentPortsOf(
  { payments, ticketing }: Pick<PaymentServices, 'payments' | 'ticketing'>,
  isTest: boolean,
): { provider: PaymentProvider; carts: OnlinePayments } | null {
  const provider = providerFor(payments, isTest);
  const carts = ticketing.onlinePayments;
  return provider && carts ? { provider, carts } : null;
}
