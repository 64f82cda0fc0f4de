import { accounts } from '#demo/content/accounts.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { hasUserWith } from '#features/people/accounts/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Services } from '../services/services.server.ts';

/** First words of a server in the terminal: its addresses, the link that sets up an empty venue, the demo accounts. */
export async function welcomeText(services: Services, url: string): Promise<string> {
  const { setUpToken } = services;
  return [
    `\n  Buntspecht is open: ${url}/de  ·  ${url}/en`,
    ...(setUpToken === null ? [] : [setUpText(url, setUpToken)]),
    ...(await demoText(services)),
  ].join('\n\n');
}

function setUpText(url: string, token: string): string {
  return [
    '  This venue is empty. Set it up with this link, valid once and for a day:',
    ...LANGUAGES.map((language) => `    ${url}${pathTo('setUp', language)}?token=${token}`),
    '  Restarting prints a new one.',
  ].join('\n');
}

/** Demo accounts and their password; a generated password is printed once. */
async function demoText({ config, db, newDemoPassword }: Services): Promise<string[]> {
  if (!config.demo) return [];
  const exists = await Promise.all(accounts.map(({ email }) => hasUserWith(db, email)));
  const present = accounts.filter((_, index) => exists[index]);
  if (present.length === 0) return [];
  const given = process.env.DEMO_PASSWORD ? 'that of DEMO_PASSWORD' : 'shown at the first start';
  const lines = present.map(({ email, role }) => `    ${role.replace('_', ' ').padEnd(14)} ${email}`);
  return [
    [
      '  Accounts of the demo venue:',
      ...lines,
      `    ${'password'.padEnd(14)} ${newDemoPassword ?? given}`,
    ].join('\n'),
  ];
}
