/** Below it lie the files of assets. */
export const ORIGINALS = 'originals';

/** Returns the storage key of an asset's file. */
export const originalKey = (storageKey: string): string => `${ORIGINALS}/${storageKey}`;

/** Returns the storage key prefix of an asset's derivatives. */
export const derivativesKey = (storageKey: string): string => `derivatives/${storageKey}`;
