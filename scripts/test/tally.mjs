/** Initial result of a suite. `reasons` explain failures: the names of failed tests, or why nothing ran. */
export const nothing = (suite) => ({ suite, passed: 0, failed: 0, skipped: 0, reasons: [] });

/** A suite that could not run: counts as one failed test. */
export const broken = (suite, reason) => ({ ...nothing(suite), failed: 1, reasons: [reason] });

/**
 * A suite's counts, held against how its runner ended: a runner that failed without a failed test, or that found no
 * test at all, counts as one failed test.
 */
export function judged(tally, exitCode) {
  if (tally.failed > 0) return tally;
  if (exitCode !== 0)
    return { ...tally, failed: 1, reasons: [`the test runner ended with exit code ${exitCode}`] };
  if (tally.passed + tally.skipped === 0) return { ...tally, failed: 1, reasons: ['no test was found'] };
  return tally;
}

/** Prints one line per suite and, as the very last line, the sum. Gives the exit code. */
export function printSummary(tallies) {
  console.log();
  for (const tally of tallies) {
    console.log(`${tally.suite}: ${counts(tally)}`);
    for (const reason of tally.reasons) console.log(`  ${reason}`);
  }
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${counts(all)}`);
  return all.failed > 0 ? 1 : 0;
}

const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
