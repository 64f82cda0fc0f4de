/** Folds text for comparison with input: without diacritics, in lower case. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u00df', 'ss');
}
