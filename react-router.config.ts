import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site map is a few lines; asking the server for routes link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
