import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import type { Language } from '../../lib/localized.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { initialLanguage } from './language.ts';
import { adminMessages } from './message-keys.ts';
import { resourceMessages } from './resource-words.ts';

const messagesIn = (language: Language): TranslationMessages => ({
  ...(language === 'de' ? german : english),
  admin: adminMessages(language),
  resources: resourceMessages(language),
});

/** Translations of the admin area; the browser stores the chosen language. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => messagesIn(locale === 'en' ? 'en' : 'de'),
  initialLanguage(),
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
  // Resources without their own text fall back to the general one.
  { allowMissing: true },
);
