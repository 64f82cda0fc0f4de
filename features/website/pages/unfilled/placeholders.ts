import type { Localized } from '#lib/localized.ts';

/** Stands in the texts of a new house where only the house knows what belongs there. */
export const TO_FILL_IN = { de: '[Bitte ausfüllen]', en: '[Please fill in]' } as const satisfies Localized;

/** Separates characters without being read: spaces, soft hyphens, and marks of no width. */
const UNREAD = /[\s\u00ad\u200b-\u200d\u2060]+/g;

const MARKERS = [TO_FILL_IN.de, TO_FILL_IN.en].map(unspaced);

/**
 * Counts the places in a text that are still to be filled in; texts of both languages may hold either marker. Formatting
 * within a marker leaves spaces in the words of a text, so that characters alone are compared.
 */
export function countPlaceholders(text: string): number {
  const read = unspaced(text);
  return MARKERS.reduce((sum, marker) => sum + read.split(marker).length - 1, 0);
}

function unspaced(text: string): string {
  return text.normalize('NFC').replace(UNREAD, '').toLowerCase();
}
