import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * Each file of tests has a temporary folder of its own: one whose clock is a year ahead would tidy away what another is working
 * on (`removeWorkingFoldersBefore`).
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'buntspecht-tests-'));
process.env.TMPDIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
