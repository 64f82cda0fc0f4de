import { createContext } from 'react';
import type { Language } from '#lib/localized.ts';

/** Texts of an error screen. */
export interface ErrorWords {
  title: string;
  text: string;
}

/** A screen that waits for its words longer than this says the usual ones. */
const PATIENCE_MS = 3000;

/** Source of the texts of error screens, `null` if a status has none. The server reads the files. */
export const ErrorWordsSource =
  createContext<(status: number, language: Language) => Promise<ErrorWords | null>>(fetchErrorWords);

const asked = new Map<string, Promise<ErrorWords | null>>();

function fetchErrorWords(status: number, language: Language): Promise<ErrorWords | null> {
  const key = `${status} ${language}`;
  const words = asked.get(key) ?? fetchWords(status, language);
  asked.set(key, words);
  return words;
}

/** From the static page of that status (docs/product/settings-and-errors.md#error-pages). */
async function fetchWords(status: number, language: Language): Promise<ErrorWords | null> {
  try {
    const response = await fetch(`/html/${status}.html`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const said = (part: string) =>
      page.querySelector(`section[lang="${language}"] ${part}`)?.textContent.trim();
    const [title, text] = [said(':is(h1, h2)'), said('p')];
    return title && text ? { title, text } : null;
  } catch {
    return null;
  }
}
