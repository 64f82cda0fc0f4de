export { type ArtworkSeed, artworkSeed } from './artwork-seed.ts';
export { artworkUrl } from './artwork-url.ts';
export { type ArtworkPick, type ArtworkType, artworkTypes, type MotifName } from './names.ts';
export type { ArtworkRatio } from './ratio.ts';
