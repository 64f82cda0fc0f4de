/**
 * Returns the address for planning a route to a street address: on a public map, in a separate page; nothing of it is
 * loaded here.
 */
export function routeTo({ street, place }: { street: string; place: string }): string {
  const map = new URL('https://www.openstreetmap.org/search');
  map.searchParams.set('query', `${street}, ${place}`);
  return map.href;
}
