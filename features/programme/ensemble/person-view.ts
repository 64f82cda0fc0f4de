import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Person } from './store.server.ts';

/** A person as the list shows them, in one language. */
export interface PersonCard {
  id: number;
  slug: string;
  /** Of the face. */
  art: string;
  path: string;
  name: string;
  role: ShownText;
}

export function toPersonCard({ id, slug, art, name, role }: Person, language: Language): PersonCard {
  return { id, slug, art, path: pathTo('person', language, { slug, id }), name, role: shown(role, language) };
}
