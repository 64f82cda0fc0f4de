import { inProject, node24 } from './paths.mjs';

/**
 * How the server is started wherever it is: a small young generation, an old one that may hold two fifths more than what is in
 * use before it is collected, and no memory kept back that was given back. Without them a process that renders pages for minutes
 * takes twice as much (docs/decisions/0024).
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
