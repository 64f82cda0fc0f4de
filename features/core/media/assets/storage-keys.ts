/** Below it lie the files of assets. */
export const ORIGINALS = 'originals';

/** Where the file of an asset lies in the storage. */
export const originalKey = (storageKey: string): string => `${ORIGINALS}/${storageKey}`;

/** Where everything lies that was made of it. */
export const derivativesKey = (storageKey: string): string => `derivatives/${storageKey}`;
