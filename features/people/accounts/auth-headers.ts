/** Headers of the requests we make to better-auth ourselves; what a visitor sends under these names never gets there. */
export const ADDRESS_HEADER = 'x-client-address';
export const LANGUAGE_HEADER = 'accept-language';
/** Holds the device in words, not what the browser says of itself. */
export const DEVICE_HEADER = 'user-agent';
