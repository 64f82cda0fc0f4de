export { artworkType } from './artwork-type.ts';
export { typeTone } from './type-tone.ts';
