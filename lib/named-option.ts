import type { Localized } from './localized.ts';

/** Something entities are sorted by (type, genre, tag, season …), as it is read from the database. */
export interface NamedOption {
  id: number;
  slug: string;
  name: Localized;
}
