/** Contents that name pictures and recordings of the library by their numbers instead of by their slugs. */
export function withAssets<T>(contents: T, assetId: (slug: string) => number): T {
  const numbered = JSON.stringify(contents, (_, value) => {
    const slug = value?.photo ?? value?.recording;
    return typeof slug === 'string' ? { id: assetId(slug) } : value;
  });
  return JSON.parse(numbered);
}
