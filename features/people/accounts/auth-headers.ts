/** Headers of our requests to better-auth; a visitor's headers of these names are dropped. */
export const ADDRESS_HEADER = 'x-client-address';
export const LANGUAGE_HEADER = 'accept-language';
/** Holds the device in words, not what the browser says of itself. */
export const DEVICE_HEADER = 'user-agent';
