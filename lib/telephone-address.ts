/** The link that calls a number as people write it: `+49 (0)30 231-711` is dialled without the zero in brackets. */
export function telephoneAddress(number: string): string {
  const written = number.trim().startsWith('+') ? number.replace('(0)', '') : number;
  return `tel:${written.replaceAll(NOT_DIALLED, '')}`;
}

const NOT_DIALLED = /[^\d+]/g;
