export function findBrowser(options?: {
  install?: boolean;
}): Promise<{ path: string } | { reason: string; path?: never }>;
