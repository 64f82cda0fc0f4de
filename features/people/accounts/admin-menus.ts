import { can, type Permission, type Role } from '#features/core/access/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';

/** A link to the admin area (docs/product/accounts.md#roles). */
export interface AdminMenu {
  id: string;
  name: string;
  url: string;
}

const MENUS: { id: string; needs: Permission; name: Localized }[] = [
  { id: 'pages', needs: 'edit-pages', name: { de: 'Seiten', en: 'Pages' } },
  { id: 'programme', needs: 'edit-programme', name: { de: 'Programm', en: 'Programme' } },
  { id: 'box-office', needs: 'sell', name: { de: 'Kasse', en: 'Box office' } },
  { id: 'settings', needs: 'manage-settings', name: { de: 'Einstellungen', en: 'Settings' } },
  { id: 'accounts', needs: 'manage-accounts', name: { de: 'Konten', en: 'Accounts' } },
];

/** The parts of the admin area a role may enter. */
export function adminMenus(principal: { role: Role } | null, language: Language): AdminMenu[] {
  return MENUS.filter(({ needs }) => can(principal, needs)).map(({ id, name }) => ({
    id,
    name: shown(name, language).text,
    url: `/admin/${id}/`,
  }));
}
