import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from '../setup/paths.mjs';

/** A runner's JSON report. An old one is removed first, so that a runner that crashes cannot pass on its numbers. */
export function freshReport(name) {
  const file = inProject('test-results', name);
  mkdirSync(inProject('test-results'), { recursive: true });
  rmSync(file, { force: true });
  return { file, read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined) };
}
