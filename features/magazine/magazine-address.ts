import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** What a list of the magazine is about; all articles where it is `null`. */
export type MagazinePart = { kind: 'category' | 'tag'; id: number; slug: string } | null;

/** Where the first page of a list of the magazine is shown. */
export function magazineAddress(language: Language, part: MagazinePart = null): string {
  if (!part) return pathTo('magazine', language);
  const { kind, slug, id } = part;
  return pathTo(kind === 'tag' ? 'magazineTag' : 'magazineCategory', language, { slug, id });
}
