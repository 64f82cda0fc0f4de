import { useTranslate } from 'react-admin';
import type { MessageKey } from './message-keys.ts';

/** Says what the admin area has words for. */
export function useWords(): (word: MessageKey, values?: Record<string, string | number>) => string {
  const translate = useTranslate();
  return (word, values) => translate(`admin.${word}`, values);
}
