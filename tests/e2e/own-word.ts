import { randomUUID } from 'node:crypto';

/** Makes the name of a thing one that no other try has given. */
export const ownWord = (): string => randomUUID().slice(0, 8);
