/** Where somebody plans the way to an address: at a map of everybody's, in a page of its own; nothing of it is loaded here. */
export function routeTo({ street, place }: { street: string; place: string }): string {
  const map = new URL('https://www.openstreetmap.org/search');
  map.searchParams.set('query', `${street}, ${place}`);
  return map.href;
}
