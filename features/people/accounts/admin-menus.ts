import type { MessageDescriptor } from '@lingui/core';
import { can, type Permission, type Role } from '#features/core/access/index.server.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';

/** A link to the admin area (docs/product/accounts.md#roles). */
export interface AdminMenu {
  id: string;
  name: string;
  url: string;
}

const MENUS: { id: string; needs: Permission; name: MessageDescriptor }[] = [
  { id: 'pages', needs: 'edit-pages', name: msg`Pages` },
  { id: 'programme', needs: 'edit-programme', name: msg`Programme` },
  { id: 'box-office', needs: 'sell', name: msg`Box office` },
  { id: 'settings', needs: 'manage-settings', name: msg`Settings` },
  { id: 'accounts', needs: 'manage-accounts', name: msg`Accounts` },
];

/** The parts of the admin area a role may enter. */
export function adminMenus(principal: { role: Role } | null, language: Language): AdminMenu[] {
  return MENUS.filter(({ needs }) => can(principal, needs)).map(({ id, name }) => ({
    id,
    name: translate(name, language),
    url: `/admin/${id}/`,
  }));
}
