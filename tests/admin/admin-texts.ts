import type { I18n } from '@lingui/core';
import { addMessages, i18nIn } from '#admin/words/catalogue.ts';
import { messages as de } from '#app/messages/de.po';
import { messages as en } from '#app/messages/en.po';

/** The interface texts of the admin area, which its build brings along with the modules that show them. */
export function adminTexts(language: string): I18n {
  addMessages({ de, en });
  return i18nIn(language);
}
