import { parseConfig } from '#platform/config.server.ts';
import { endOnSignal } from './end-on-signal.ts';
import { isSentence } from './start-errors.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The whole life of a server process: starts, says where it is, and ends when it is told to. */
export async function runServer(): Promise<void> {
  let stop = async (): Promise<void> => {};
  endOnSignal(() => stop());

  try {
    const server = await startServer(parseConfig(process.env));
    stop = () => server.stop();
    console.log(`\n  Buntspecht is open: ${server.url}/de  ·  ${server.url}/en\n`);
    if (server.setUpLinks.length > 0) console.log(`${setUpText(server.setUpLinks)}\n`);
    if (server.demo.accounts.length > 0) console.log(`${demoText(server.demo)}\n`);
  } catch (error) {
    console.error(isSentence(error) ? error.message : error);
    process.exit(1);
  }
}

/** Who can sign in to the demo venue. A password is shown once, when it was made up. */
function demoText({ accounts, newPassword }: RunningServer['demo']): string {
  const given = process.env.DEMO_PASSWORD ? 'that of DEMO_PASSWORD' : 'shown at the first start';
  const lines = accounts.map(({ email, role }) => `    ${role.replace('_', ' ').padEnd(14)} ${email}`);
  const password = newPassword ?? given;
  return ['  Accounts of the demo venue:', ...lines, `    ${'password'.padEnd(14)} ${password}`].join('\n');
}

function setUpText(links: string[]): string {
  return [
    '  There is no house yet. Within a day, this link sets it up, once:',
    ...links.map((link) => `    ${link}`),
    '  Starting again gives a new one.',
  ].join('\n');
}
