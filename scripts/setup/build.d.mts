/** What the build is made of. */
export const sources: readonly string[];

/** Builds the site unless the last build came from the very same sources. */
export function buildSite(): Promise<void>;
