import type { MessageDescriptor } from '@lingui/core';
import type { I18nProvider } from 'react-admin';
import { translate } from '../../lib/i18n.ts';
import { isLanguage, type Language } from '../../lib/localized.ts';
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
  let language = initial;
  return {
    // Resources and fields without a text are shown as the caller asks, or by their key.
    translate: (key, options = {}) => {
      const message = MESSAGES[key];
      return message
        ? asShown(key, translate({ ...message, values: options }, language))
        : (options._ ?? key);
    },
    changeLocale: async (chosen) => {
      if (isLanguage(chosen)) language = chosen;
    },
    getLocale: () => language,
    getLocales: () => [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
  };
}
