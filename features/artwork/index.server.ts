export { artworkApi } from './api.server.ts';
export { drawArtwork } from './artwork.ts';
