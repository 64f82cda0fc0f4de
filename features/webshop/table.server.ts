import type { ColumnType } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';

/** A call that must take effect once, however often it is sent. */
interface IdempotencyKeyTable {
  /** SHA-256 of the visitor's token and the key: one visitor's key means nothing to another. */
  key_hash: string;
  request_hash: string;
  /** `null` while the first call is under way. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: Instant;
}

export interface WebshopTables {
  idempotency_keys: IdempotencyKeyTable;
}
