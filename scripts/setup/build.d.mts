/** Inputs of the build. */
export const sources: readonly string[];

/** Builds the site unless the last build came from the very same sources. */
export function buildSite(): Promise<void>;
