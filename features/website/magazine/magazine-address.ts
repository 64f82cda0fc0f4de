import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** What a list of the magazine is about; all articles where it is `null`. */
export type MagazinePart = { kind: 'category' | 'tag'; id: number; slug: string } | null;

/** A part of the magazine with what it is called in one language, a tag with its `#`. */
export type NamedPart = NonNullable<MagazinePart> & { name: string };

/** Where the first page of a list of the magazine is shown. */
export function magazineAddress(language: Language, part: MagazinePart = null): string {
  if (!part) return pathTo('magazine', language);
  const { kind, slug, id } = part;
  return pathTo(kind === 'tag' ? 'magazineTag' : 'magazineCategory', language, { slug, id });
}

/** Where the feed of a list of the magazine is read (features/website/feeds). */
export function magazineFeed(language: Language, part: MagazinePart = null): string {
  return `/${language}/feeds/magazine.rss${part ? `?${part.kind}=${part.id}` : ''}`;
}

/** What a part of the magazine is called in titles: tags have a sign in front. */
export function partName(kind: 'category' | 'tag', name: string): string {
  return kind === 'tag' ? `#${name}` : name;
}
