import type { Language } from '../../lib/localized.ts';

/** Text in both languages. */
export type Both = readonly [de: string, en: string];

/** Index of the language in a pair. */
export const inLanguage = (language: Language): 0 | 1 => (language === 'de' ? 0 : 1);
