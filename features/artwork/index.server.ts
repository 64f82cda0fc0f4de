export { artworkApi } from './api.server.ts';
export { drawArtwork } from './artwork.ts';
export { parseArtworkSeed } from './artwork-seed.ts';
export { drawStrip } from './draw-strip.server.ts';
export { createRandom } from './random.ts';
export { artworkRatios } from './ratio.ts';
