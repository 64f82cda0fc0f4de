import { useEffect } from 'react';

/** Reports a missing page (docs/product/settings-and-errors.md#missing-pages). Failures are ignored. */
export function useMissingPageReport(status: number, path: string): void {
  useEffect(() => {
    if (status !== 404) return;
    void import('#platform/browser/api-client.ts').then(({ postJson }) =>
      postJson('/api/dashboard-error-log/', { url: path }),
    );
  }, [status, path]);
}
