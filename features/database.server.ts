import type { Kysely, Transaction } from 'kysely';

/** Every table of the product; one line for each feature's `table.server.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled below
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
