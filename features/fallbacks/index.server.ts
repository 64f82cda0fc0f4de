export { LATE_LAYER, NO_SCRIPT_LAYER } from './info-layer.ts';
