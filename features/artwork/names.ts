/** What an artwork can stand for; it decides palette, motifs and compositions (design brief, section 11). */
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
