/** Text as it is compared with what somebody types: without marks on letters, in lower case. */
export function foldedText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('\u00df', 'ss');
}
