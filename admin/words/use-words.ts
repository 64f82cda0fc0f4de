import { useTranslate } from 'react-admin';
import type { HouseWord } from './house-words.ts';

/** Says what the admin area has words for. */
export function useWords(): (word: HouseWord, values?: Record<string, string | number>) => string {
  const translate = useTranslate();
  return (word, values) => translate(`house.${word}`, values);
}
