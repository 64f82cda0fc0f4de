import type { Both } from '../both.ts';

/** Names of one resource and its fields, by the names of the API (docs/product/api.md#resources). */
export interface ResourceWords {
  /** One, and many of them. */
  name: readonly [one: Both, many: Both];
  fields: Record<string, Both>;
}

export const POSITION: Both = ['Reihenfolge', 'Sort order'];
export const NAME: Both = ['Name', 'Name'];
export const SLUG: Both = ['Teil der Adresse', 'Part of the address'];
export const PICTURE: Both = ['Bild', 'Image'];
export const SHOW_IN_FILTER: Both = ['steht im Filter', 'show as a filter'];
export const ONLINE: Both = ['auf der Website', 'on the website'];
export const AGES: Record<'age_from' | 'age_to', Both> = {
  age_from: ['Alter ab', 'Age from'],
  age_to: ['Alter bis', 'Age to'],
};
export const ACCESS: Both = ['Zugang', 'Access'];
export const TIMES: Record<string, Both> = {
  time_from: ['von', 'from'],
  time_to: ['bis', 'to'],
  closed: ['geschlossen', 'closed'],
  alternative_text: ['Text statt der Zeiten', 'Text instead of times'],
  alternative_link_url: ['Link dazu', 'Link for this text'],
};
export const option = (one: Both, many: Both): ResourceWords => ({
  name: [one, many],
  fields: { name: NAME, slug: SLUG, show_in_filter: SHOW_IN_FILTER, position: POSITION },
});
