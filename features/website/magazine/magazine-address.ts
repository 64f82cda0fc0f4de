import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Subject of a magazine list; `null` for all articles. */
export type MagazinePart = { kind: 'category' | 'tag'; id: number; slug: string } | null;

/** A part of the magazine with its name in one language, a tag with its `#`. */
export type NamedPart = NonNullable<MagazinePart> & { name: string };

/** Returns the address of the first page of a magazine list. */
export function magazineAddress(language: Language, part: MagazinePart = null): string {
  if (!part) return pathTo('magazine', language);
  const { kind, slug, id } = part;
  return pathTo(kind === 'tag' ? 'magazineTag' : 'magazineCategory', language, { slug, id });
}

/** Returns the address of the feed of a magazine list (features/website/feeds). */
export function magazineFeed(language: Language, part: MagazinePart = null): string {
  return `/${language}/feeds/magazine.rss${part ? `?${part.kind}=${part.id}` : ''}`;
}

/** Returns the name of a part of the magazine for titles: tags get a `#` prefix. */
export function partName(kind: 'category' | 'tag', name: string): string {
  return kind === 'tag' ? `#${name}` : name;
}
