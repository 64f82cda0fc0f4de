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
  if (server.demo.accounts.length > 0) console.log(`${demoText(server.demo)}\n`);
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

/** Who can sign in to the demo venue. A password is shown once, when it was made up. */
function demoText({ accounts, newPassword }: RunningServer['demo']): string {
  const given = process.env.DEMO_PASSWORD ? 'that of DEMO_PASSWORD' : 'shown at the first start';
  const lines = accounts.map(({ email, role }) => `    ${role.replace('_', ' ').padEnd(14)} ${email}`);
  const password = newPassword ?? given;
  return ['  Accounts of the demo venue:', ...lines, `    ${'password'.padEnd(14)} ${password}`].join('\n');
}
