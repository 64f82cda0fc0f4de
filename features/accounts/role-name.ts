import { type Language, type Localized, shown } from '#lib/localized.ts';
import type { Role } from './roles.ts';

const NAMES: Record<Role, Localized> = {
  visitor: { de: 'Gast', en: 'Visitor' },
  box_office: { de: 'Kasse', en: 'Box office' },
  editor: { de: 'Redaktion', en: 'Editor' },
  administrator: { de: 'Leitung', en: 'Administrator' },
};

/** What a role is called. */
export function roleName(role: Role, language: Language): string {
  return shown(NAMES[role], language).text;
}
