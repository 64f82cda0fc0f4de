import type { Localized } from './localized.ts';

/** A category of entities (type, genre, tag, season …) with its name, as read from the database. */
export interface NamedOption {
  id: number;
  slug: string;
  name: Localized;
}
