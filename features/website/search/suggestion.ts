import type { SearchKind } from '#features/core/resources/index.ts';
import type { Language } from '#lib/localized.ts';

/** Something that is offered while a visitor types, as the API answers it. */
export interface Suggestion {
  /** A text to search for, everything that is found, or something found. */
  kind: SearchKind | 'text' | 'all';
  text: string;
  /** The text in pieces, every second one marked. */
  marked: string[];
  lang: Language | null;
  line: string | null;
  link: { url: string };
  image_thumbnails: { large: string } | null;
  /** Of `all`: how much is found. */
  count: number | null;
}
