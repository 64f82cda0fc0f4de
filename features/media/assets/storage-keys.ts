/** Where the file of an asset lies in the storage. */
export const originalKey = (storageKey: string): string => `originals/${storageKey}`;

/** Where everything lies that was made of it. */
export const derivativesKey = (storageKey: string): string => `derivatives/${storageKey}`;
