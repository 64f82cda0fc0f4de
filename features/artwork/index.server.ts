export { artworkApi } from './api.server.ts';
export { drawArtwork } from './artwork.ts';
export { createRandom } from './random.ts';
