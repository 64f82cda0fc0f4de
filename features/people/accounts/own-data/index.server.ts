export { gatherOwnData } from './gather-own-data.ts';
export type { OwnDataPart } from './own-data-part.ts';
export { writeText } from './write-text.ts';
