import type { MessageDescriptor } from '@lingui/core';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../lib/localized.ts';
import { i18nIn } from './catalogue.ts';
import { ADMIN_MESSAGES } from './message-keys.ts';
import { REACT_ADMIN_MESSAGES } from './react-admin-words.ts';
import { asShown, RESOURCE_MESSAGES } from './resource-words.ts';

const MESSAGES: Record<string, MessageDescriptor> = {
  ...REACT_ADMIN_MESSAGES,
  ...ADMIN_MESSAGES,
  ...RESOURCE_MESSAGES,
};

/**
 * Translations of the admin area out of the one catalogue; the browser stores the chosen language.
 * @param initial language until another one is chosen
 */
export function createI18nProvider(initial: Language): I18nProvider {
  let locale: string = initial;
  return {
    // Resources and fields without a text of their own are shown as the caller asks, or by their key.
    translate: (key, options = {}) => {
      const message = MESSAGES[key];
      return message ? asShown(key, i18nIn(locale)._({ ...message, values: options })) : (options._ ?? key);
    },
    changeLocale: async (chosen) => {
      locale = chosen;
    },
    getLocale: () => locale,
    getLocales: () => [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
  };
}
