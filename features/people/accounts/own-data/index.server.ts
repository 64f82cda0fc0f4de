export type { OwnDataPart } from './own-data-part.ts';
