/** Whose data are asked for: an account, whose address was confirmed. */
export interface Owner {
  id: number;
  email: string;
}

/** What one feature keeps about somebody, as it stands in the file they get (docs/decisions/0081). */
export interface OwnDataPart {
  /** Its name in the file. */
  name: string;
  /** The tables it is read from. */
  tables: readonly string[];
  /** In plain values, money in cents, instants in UTC; no keys, hashes or tokens. */
  read(owner: Owner): Promise<unknown>;
}
