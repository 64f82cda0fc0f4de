import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The scripts a build wrote for browsers: name to code. */
export type BuiltAssets = ReadonlyMap<string, string>;

export async function readBuiltAssets(folder: string): Promise<BuiltAssets> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const entries = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

/** Throws with `complaint` unless one script holds all of `marks`. */
export function assertPatched(assets: BuiltAssets, marks: readonly string[], complaint: string): void {
  for (const code of assets.values()) if (marks.every((mark) => code.includes(mark))) return;
  throw new Error(complaint);
}
