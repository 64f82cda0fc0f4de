export function findBrowsers(): Promise<{ whole: string; shell: string } | { reason: string; whole?: never }>;
export function findInstalledBrowser(): Promise<{ path: string } | { reason: string; path?: never }>;
