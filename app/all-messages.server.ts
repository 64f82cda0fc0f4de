import { addMessages } from '#lib/i18n.ts';
import { messages as de } from './messages/de.po';
import { messages as en } from './messages/en.po';

/** The server shows every page in every language: it takes the whole catalogues, once. */
export function addAllMessages(): void {
  addMessages({ de, en });
}
