import { pathTo } from '#features/navigation/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Person } from './store.server.ts';

/** A person as the list shows them, in one language. */
export interface PersonCard {
  id: number;
  slug: string;
  path: string;
  name: string;
  role: ShownText;
}

export function toPersonCard({ id, slug, name, role }: Person, language: Language): PersonCard {
  return { id, slug, path: pathTo('person', language, { slug, id }), name, role: shown(role, language) };
}
