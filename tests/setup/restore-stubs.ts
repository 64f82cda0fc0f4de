import { afterAll, vi } from 'vitest';

// Files follow each other in one process: the next one begins with the globals, the environment and the clock as they are.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
