import { parseArgs } from 'node:util';
import { systemClock } from '#platform/clock.ts';
import { examineSite } from '../doctor/examine-site.ts';
import { linesOf, sumOf } from '../doctor/finding.ts';
import { sentenceOf } from './backup-errors.ts';

// `npm run doctor`: looks at configuration, database, neighbours and backups, and says what to do (docs/operations/monitoring.md).
try {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examineSite(process.env, systemClock);
  const { warnings, faults, code } = sumOf(findings);
  if (values.json) console.log(JSON.stringify({ warnings, faults, findings }, null, 2));
  else console.log([...linesOf(findings), '', `${faults} faults, ${warnings} warnings.`].join('\n'));
  // A neighbour that never answers still has its connection.
  process.exit(code);
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
