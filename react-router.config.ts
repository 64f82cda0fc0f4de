import type { Config } from '@react-router/dev/config';
import { buildAdmin } from './vite/build-admin.ts';
import { precompressAssets } from './vite/precompress-assets.ts';
import { assertPatches } from './vite/router-patches/assert-patches.ts';
import { readBuiltAssets } from './vite/router-patches/built-assets.ts';
import { pruneRouteManifest } from './vite/router-patches/prune-route-manifest.ts';

/** `npm start` builds beside the build that is served (scripts/setup/build.mjs). */
const BUILD = process.env.BUILD_DIRECTORY ?? 'build';
const CLIENT = `${BUILD}/client`;
const ASSETS = `${CLIENT}/assets`;

export default {
  appDirectory: 'app',
  buildDirectory: BUILD,
  ssr: true,
  // The whole site map is a few lines; asking the server for routes link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
  // After everything else, because the route manifest is written last.
  async buildEnd() {
    await pruneRouteManifest(ASSETS, await readBuiltAssets(ASSETS));
    await assertPatches(ASSETS);
    await buildAdmin(CLIENT);
    await precompressAssets(CLIENT);
  },
} satisfies Config;
