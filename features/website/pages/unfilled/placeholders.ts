import type { Localized } from '#lib/localized.ts';

/** Stands in the texts of a new house where only the house knows what belongs there. */
export const TO_FILL_IN = { de: '[Bitte ausfüllen]', en: '[Please fill in]' } as const satisfies Localized;

const MARKERS = [TO_FILL_IN.de, TO_FILL_IN.en];

/** Counts the places in a text that are still to be filled in; texts of both languages may hold either marker. */
export function countPlaceholders(text: string): number {
  return MARKERS.reduce((sum, marker) => sum + text.split(marker).length - 1, 0);
}
