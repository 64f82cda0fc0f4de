/** What editors may link to: a path of the site, or an address of another one. Never a script, never `//host`. */
export const LINK_ADDRESS = /^(\/(?![/\\])|https?:\/\/)/;
export const LINK_ADDRESS_RULE = 'must start with a slash or https://';
