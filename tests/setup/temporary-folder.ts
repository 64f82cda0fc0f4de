import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * Each file of tests has its own temporary folder: one whose clock is a year ahead would delete the working folders of
 * others (`removeWorkingFoldersBefore`).
 */
// Files that follow each other in one process stand beside each other.
process.env.TMPDIR_OF_TESTS ??= os.tmpdir();
const folder = mkdtempSync(path.join(process.env.TMPDIR_OF_TESTS, 'buntspecht-tests-'));
process.env.TMPDIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
