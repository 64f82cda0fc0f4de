import { existsSync } from 'node:fs';
import { run } from '../../scripts/setup/run.mjs';

/**
 * Installs a Debian package where that is possible without asking anyone: apt-get is there and we are root, or sudo
 * needs no password. Gives undefined when it worked, otherwise the reason in plain words.
 * `before` and `after` are shell commands for root around the installation.
 */
export async function aptInstall(name, { before = 'true', after = 'true' } = {}) {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get here';
  const rights = await rootRights();
  if (!rights) return 'installing Debian packages needs root, or sudo without a password';
  const install = `apt-get update; DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${name}`;
  const { code, output } = await run([
    ...rights,
    'sh',
    '-c',
    `${before}; ${install}; code=$?; ${after}; exit $code`,
  ]);
  if (code === 0) return undefined;
  const complaint = output.split('\n').filter((line) => line.startsWith('E: '));
  return `apt-get could not install ${name}: ${(complaint.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace('E: ', '')}`;
}

async function rootRights() {
  if (process.getuid?.() === 0) return [];
  return (await run(['sudo', '-n', 'true'])).code === 0 ? ['sudo', '-n'] : undefined;
}
