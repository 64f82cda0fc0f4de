export { INFO_LAYER } from './info-layer.ts';
