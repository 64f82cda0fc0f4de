import { readBuiltAssets } from './built-assets.ts';
import { proveMissingRouteModulesAreGoneTo } from './go-to-missing-route-modules.ts';
import { proveUnusedIsLeftOut } from './leave-out-unused.ts';
import { proveMatchingByStaticStart } from './match-by-static-start.ts';
import { provePageHandoff } from './page-handoff.ts';
import { provePageStarts } from './page-start.ts';
import { proveRouteManifestIsPruned } from './prune-route-manifest.ts';

/**
 * Proves on the finished build that everything we change about the router took effect. A router of another form fails the
 * build instead of losing it without a word.
 * @param folder the scripts for browsers
 */
export async function provePatches(folder: string): Promise<void> {
  const assets = await readBuiltAssets(folder);
  proveRouteManifestIsPruned(assets);
  proveMissingRouteModulesAreGoneTo(assets);
  proveUnusedIsLeftOut(assets);
  proveMatchingByStaticStart(assets);
  provePageStarts(assets);
  await provePageHandoff();
}
