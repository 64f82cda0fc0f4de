/** What an artwork can stand for; it decides palette, motifs and compositions (docs/design/artwork.md#rules). */
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

/** Which palette of its type an artwork is cut from; the masks of a `deep` one do not smile. */
export const moodNames = ['bright', 'deep', 'soft'] as const;
export type MoodName = (typeof moodNames)[number];

/** What somebody chose for an artwork; the slug draws the rest. No word means two things: all names differ. */
export interface ArtworkPick {
  motif?: MotifName | undefined;
  composition?: CompositionName | undefined;
  mood?: MoodName | undefined;
}
