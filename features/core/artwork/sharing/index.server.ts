export { sharingApi } from './api.server.ts';
export { PICTURE_SIZE } from './share-picture.server.ts';
export { sharePicturePath } from './share-picture-path.ts';
