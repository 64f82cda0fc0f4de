import { useLocale } from 'react-admin';
import type { Language } from '../../lib/localized.ts';

/** The language the interface is in; what records say is in both. */
export function useInterfaceLanguage(): Language {
  return useLocale() === 'en' ? 'en' : 'de';
}

/** Which language to begin with: the one that was chosen, else that of the document. */
export function initialLanguage(): Language {
  return document.documentElement.lang === 'en' ? 'en' : 'de';
}
