import { type Language, type Localized, shown } from '#lib/localized.ts';
import type { Role } from './roles.ts';

const NAMES: Record<Role, Localized> = {
  visitor: { de: 'Gast', en: 'Visitor' },
  door: { de: 'Einlass', en: 'Door' },
  box_office: { de: 'Kasse', en: 'Box office' },
  accountant: { de: 'Buchhaltung', en: 'Finance' },
  editor: { de: 'Redaktion', en: 'Editor' },
  html_editor: { de: 'Redaktion mit HTML', en: 'Editor (with HTML)' },
  administrator: { de: 'Leitung', en: 'Administrator' },
};

/** Returns the name of a role. */
export function roleName(role: Role, language: Language): string {
  return shown(NAMES[role], language).text;
}
