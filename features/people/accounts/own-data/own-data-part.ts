/** Owner of the data: an account with a confirmed address. */
export interface Owner {
  id: number;
  email: string;
}

/** Data one feature stores about a user, as it appears in their export file (docs/decisions/0081). */
export interface OwnDataPart {
  /** Its name in the file. */
  name: string;
  /** The tables it is read from. */
  tables: readonly string[];
  /** In plain values, money in cents, instants in UTC; no keys, hashes or tokens. */
  read(owner: Owner): Promise<unknown>;
}
