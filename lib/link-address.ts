/** A path of the site, never `//host`: browsers leave out tabs and line breaks, so there are none between the slashes either. */
export const SITE_PATH = /^\/(?![/\\])\P{Cc}*$/u;
/** Addresses editors may link to: a path of the site, or an address of another one. Never a script, never `//host`. */
export const LINK_ADDRESS = /^(\/(?![/\\])|https?:\/\/)\P{Cc}*$/u;
