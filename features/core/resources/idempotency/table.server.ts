import type { ColumnType } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';

/** A call that took effect, or was refused: the same key gets the same answer. */
interface IdempotencyKeyTable {
  /** SHA-256 of the sender and the key: one visitor's key means nothing to another. */
  key_hash: string;
  request_hash: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: Instant;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyTable;
}
