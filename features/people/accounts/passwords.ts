/** Letters of a password. */
export const PASSWORD_AT_LEAST = 8;
export const PASSWORD_AT_MOST = 128;
