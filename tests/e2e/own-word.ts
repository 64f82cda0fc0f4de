import { randomUUID } from 'node:crypto';

/** Makes a unique name of an entity, across all tries. */
export const ownWord = (): string => randomUUID().slice(0, 8);
