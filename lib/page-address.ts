/**
 * Returns the address of a page of a list.
 * @param first the address of its first page: path and query, filters included
 */
export function pageAddress(first: string, page: number): string {
  if (page <= 1) return first;
  const [path = '', query] = first.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(page));
  return `${path}?${parameters}`;
}
