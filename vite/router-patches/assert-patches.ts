import { readBuiltAssets } from './built-assets.ts';
import { assertMatchingByStaticPrefix } from './match-by-static-prefix.ts';
import { assertPageHandoff } from './page-handoff.ts';
import { assertPageStarts } from './page-start.ts';
import { assertRouteManifestPruned } from './prune-route-manifest.ts';
import { assertReloadForMissingModules } from './reload-for-missing-modules.ts';
import { assertUnusedRemoved } from './remove-unused.ts';

/**
 * Proves on the finished build that everything we change about the router took effect. A router of another form fails the
 * build instead of losing it without a word.
 * @param folder the scripts for browsers
 */
export async function assertPatches(folder: string): Promise<void> {
  const assets = await readBuiltAssets(folder);
  assertRouteManifestPruned(assets);
  assertReloadForMissingModules(assets);
  assertUnusedRemoved(assets);
  assertMatchingByStaticPrefix(assets);
  assertPageStarts(assets);
  await assertPageHandoff();
}
