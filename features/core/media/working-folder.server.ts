import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Instant } from '#lib/venue-time.ts';

const BEGINNING = 'buntspecht-media-';

/** Gives work its own folder, which goes when it is done, however it went. */
export async function inWorkingFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), BEGINNING));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of work that a process did not live to end, last touched before an instant. */
export async function removeWorkingFoldersBefore(instant: Instant): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(BEGINNING)) continue;
    const folder = path.join(os.tmpdir(), name);
    const touched = await stat(folder).catch(() => null);
    if (touched && touched.mtime.toISOString() < instant) await rm(folder, { recursive: true, force: true });
  }
}
