import { afterAll, vi } from 'vitest';

// Files share one process: the next one must start with the original globals, environment and clock.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
