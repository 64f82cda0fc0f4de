import type { Config } from '@react-router/dev/config';
import { leanRouteManifest } from './vite/lean-route-manifest.ts';
import { precompressAssets } from './vite/precompress-assets.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site map is a few lines; asking the server for routes link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
  // After everything else, because the route manifest is written last.
  async buildEnd() {
    await leanRouteManifest('build/client');
    await precompressAssets('build/client');
  },
} satisfies Config;
