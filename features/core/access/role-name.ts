import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Role } from './roles.ts';

const NAMES: Record<Role, MessageDescriptor> = {
  visitor: msg`Visitor`,
  door: msg`Door`,
  box_office: msg`Box office`,
  accountant: msg`Finance`,
  editor: msg`Editor`,
  html_editor: msg`Editor (with HTML)`,
  administrator: msg`Administrator`,
};

/** Returns the name of a role. */
export function roleName(role: Role, language: Language): string {
  return translate(NAMES[role], language);
}
