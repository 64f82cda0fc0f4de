export { artworkApi } from './api.server.ts';
export { drawArtwork } from './artwork.ts';
export { parseArtworkSeed } from './artwork-seed.ts';
export { drawHouseMark, drawSquare, drawStrip } from './draw-png.server.ts';
export { HOUSE_MARK } from './house-mark.ts';
export { createRandom } from './random.ts';
export { artworkRatios } from './ratio.ts';
