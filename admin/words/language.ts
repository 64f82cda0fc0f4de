import { useLocale } from 'react-admin';
import type { Language } from '../../lib/localized.ts';

/** Language of the interface; records have both. */
export function useInterfaceLanguage(): Language {
  return useLocale() === 'en' ? 'en' : 'de';
}

/** Initial language: the chosen one, else that of the document. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'de';
}
