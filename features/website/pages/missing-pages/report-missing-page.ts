import { useEffect } from 'react';

/**
 * Tells the venue of a page that does not exist (docs/product/settings-and-errors.md#missing-pages). What becomes of it
 * is nothing to the visitor.
 */
export function useMissingPageReport(status: number, path: string): void {
  useEffect(() => {
    if (status !== 404) return;
    void import('#platform/browser/api-client.ts').then(({ postJson }) =>
      postJson('/api/dashboard-error-log/', { url: path }),
    );
  }, [status, path]);
}
