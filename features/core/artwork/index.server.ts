export { drawArtwork } from './artwork.ts';
export { parseArtworkSeed } from './artwork-seed.ts';
export { drawLogoMark, drawSquare, drawStrip } from './draw-png.server.ts';
export { LOGO_MARK } from './logo-mark.ts';
export { createRandom } from './random.ts';
export { artworkRatios } from './ratio.ts';
export { PICTURE_SIZE } from './sharing/share-picture.server.ts';
export { sharePicturePath } from './sharing/share-picture-path.ts';
