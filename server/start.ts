import { ConfigError, parseConfig } from '#platform/config.server.ts';
import type { RunningServer } from './start-server.ts';

// React decides by this, when it is loaded, whether it is its slow and talkative development self.
process.env.NODE_ENV ??= 'production';

// Everything else comes from the build: a second copy of its modules beside it would not know its context keys.
const { startServer } = (await import('../build/server/index.js' as string)) as {
  startServer: (config: ReturnType<typeof parseConfig>) => Promise<RunningServer>;
};

try {
  const server = await startServer(parseConfig(process.env));
  console.log(`\n  Buntspecht is open: ${server.url}/de  ·  ${server.url}/en\n`);
  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
