import type {
  Order,
  OrderNews,
  OrderRequest,
  WaitingEntry,
  WaitingNews,
} from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { EventBus } from '#platform/events/event-bus.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Log } from '#platform/log.server.ts';
import { type Audience, holdPlaces, type PoolMove } from './pool-store.server.ts';
import type { PoolUnits } from './units.ts';

/** A class with those who go along, or a few families of one mobile network (docs/decisions/0016). */
const PLACES_PER_NETWORK = 40;

export interface BoxOfficeDependencies {
  db: Db;
  engine: Engine;
  databaseClock: DatabaseClock;
  ids: IdSource;
  bus: EventBus;
  log: Log;
  /** Places of one performance that may be held from one network at a time; by default a school class. */
  placesPerNetwork?: number;
  /** Further writes in the transaction that places or changes an order, such as an email. */
  onOrder?: (trx: Trx, order: Order, news: OrderNews) => Promise<void>;
  /** The same for a refunded payment without a purchase. */
  onReturnedPayment?: (trx: Trx, payment: ReturnedPayment) => Promise<void>;
  /** The same for a payment that a bank has yet to confirm, or refused. */
  onDelayedPayment?: (trx: Trx, payment: DelayedPayment) => Promise<void>;
  /** Further writes in the transaction that puts a customer on a waiting list, or offers them places. */
  onWaiting?: (trx: Trx, entry: WaitingEntry, news: WaitingNews) => Promise<void>;
  /** Only a test that must see the box office oversell brings its own. */
  guard?: Partial<Guard>;
}

/** Money that came too late, or was not what was asked for. */
export interface ReturnedPayment {
  request: OrderRequest;
  cents: number;
  at: Instant;
}

/** A payment that waits for a bank, or that it refused (docs/decisions/0128). */
export interface DelayedPayment {
  news: 'processing' | 'failed';
  request: OrderRequest;
  cents: number;
  /** Secret its address is built from. */
  secret: string;
  /** Its cart keeps its places meanwhile. */
  holdsPlaces: boolean;
  at: Instant;
}

/** Guard that keeps two visitors from getting the same place. */
export interface Guard {
  transaction<R>(db: Db, work: (trx: Trx) => Promise<R>): Promise<R>;
  take(trx: Trx, wanted: PoolUnits, audience?: Audience): Promise<PoolMove | null>;
}

/** The dependencies of the use cases, complete. */
export type Office = Required<BoxOfficeDependencies> & { guard: Guard };

export function officeOf({ guard, ...dependencies }: BoxOfficeDependencies): Office {
  return {
    placesPerNetwork: PLACES_PER_NETWORK,
    onOrder: async () => {},
    onReturnedPayment: async () => {},
    onDelayedPayment: async () => {},
    onWaiting: async () => {},
    ...dependencies,
    guard: { transaction: inTransaction, take: holdPlaces, ...guard },
  };
}
