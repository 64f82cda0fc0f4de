import { inProject, node24 } from './paths.mjs';

/**
 * Command of the server everywhere: a small young generation, an old one that may grow by two fifths before it is collected,
 * and freed memory returned to the system. Without these flags a process that renders pages for minutes takes twice as much
 * (docs/decisions/0024).
 */
export const serverCommand = [
  node24,
  '--max-semi-space-size=4',
  '--heap-growing-percent=40',
  inProject('server', 'process', 'start.js'),
];

export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
