/**
 * Types of artwork, by the entity it stands for; the type decides palette, motifs and compositions
 * (docs/design/artwork.md#rules).
 */
export const artworkTypes = [
  'exhibition',
  'workshop',
  'theatre',
  'music',
  'magazine',
  'school',
  'person',
] as const;
export type ArtworkType = (typeof artworkTypes)[number];

export const motifNames = [
  'hand',
  'blocks',
  'eye',
  'alga',
  'fish',
  'scissors',
  'beetle',
  'sun',
  'mask',
  'bird',
  'moonface',
  'drum',
  'comb',
  'mouse',
  'bubble',
  'face',
] as const;
export type MotifName = (typeof motifNames)[number];

export const compositionNames = [
  'stage',
  'diagonal',
  'window',
  'giant',
  'columns',
  'stack',
  'rhythm',
  'portrait',
] as const;
export type CompositionName = (typeof compositionNames)[number];

/** Palettes of the artwork types; the masks of a `deep` one do not smile. */
export const moodNames = ['bright', 'deep', 'soft'] as const;
export type MoodName = (typeof moodNames)[number];

/** Options picked for an artwork; the slug draws the rest. All names differ, so that no word has two meanings. */
export interface ArtworkPick {
  motif?: MotifName | undefined;
  composition?: CompositionName | undefined;
  mood?: MoodName | undefined;
}
