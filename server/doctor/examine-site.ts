import { setTimeout as wait } from 'node:timers/promises';
import { readWalletKeys, walletWarnings } from '#features/box-office/sale-documents/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, parseConfig } from '#platform/config.server.ts';
import { examineBackups } from './examine-backups.ts';
import { examineDatabase } from './examine-database.ts';
import { examineConfiguration, examineDataDir, examineNode } from './examine-machine.ts';
import { examineBucket, examineMail, examinePayment, examinePublicOrigin } from './examine-network.ts';
import { codeOf, type Examine, type Finding, fault, warning } from './finding.ts';

/** The longest that one part may take. */
const MOST_MS = 30_000;

/** Examines the whole site (docs/operations/monitoring.md#doctor); parts elsewhere at the same time. */
export async function examineSite(env: Record<string, string | undefined>, clock: Clock): Promise<Finding[]> {
  let config: Config;
  try {
    config = parseConfig(env);
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : [];
    return lines.map((line) =>
      fault('configuration', line.trim(), 'Correct the variable (README, Configuration).'),
    );
  }
  const parts: [string, Examine][] = [
    ['configuration', () => examineConfiguration(config)],
    ['Node', () => examineNode(process.versions.node)],
    ['data folder', () => examineDataDir(config)],
    ['database', () => examineDatabase(config, clock)],
    ['bucket', () => examineBucket(config)],
    ['mail', () => examineMail(config)],
    ['payment', () => examinePayment(config)],
    ['public address', () => examinePublicOrigin(config, clock)],
    ['wallets', () => examineWallets(config, clock)],
    ['backup', () => examineBackups(config, clock)],
  ];
  const found = await Promise.all(parts.map(([part, examine]) => withinPatience(part, examine)));
  return found.flat();
}

/** Findings of one part; a neighbour that holds the connection and says nothing keeps nobody waiting. */
async function withinPatience(part: string, examine: Examine): Promise<Finding[]> {
  const silence = `No answer within ${MOST_MS / 1000} s.`;
  try {
    const examined = examine();
    const isLate = wait(MOST_MS, null, { ref: false });
    return (
      (await Promise.race([examined, isLate])) ?? [
        fault(part, silence, 'Look at the network between the two.'),
      ]
    );
  } catch (error) {
    const advice = 'This is a fault of the program; tell the developers.';
    return [fault(part, `Could not be examined: ${codeOf(error)}.`, advice)];
  }
}

async function examineWallets(config: Config, clock: Clock): Promise<Finding[]> {
  try {
    const keys = readWalletKeys(config);
    return walletWarnings(keys, new Date(clock.time())).map((text) =>
      warning('wallets', text, 'Renew the certificate at Apple.'),
    );
  } catch (error) {
    return [
      fault('wallets', error instanceof Error ? error.message : codeOf(error), 'Correct the named file.'),
    ];
  }
}
