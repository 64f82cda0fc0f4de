export { artworkApi } from './api.server.ts';
export { type ArtworkOptions, drawArtwork } from './artwork.ts';
export { type CompositionName, compositionNames, type MotifName, motifNames } from './names.ts';
