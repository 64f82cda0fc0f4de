const terminal = process.stdout.isTTY === true;
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Shows the progress of `work`: one line that counts seconds in a terminal, a line every ten seconds elsewhere. `succeeded`
 * judges its result, which is returned; exceptions pass through after the line has ended.
 */
export async function withProgress(label, work, succeeded = () => true) {
  const since = Date.now();
  const show = () =>
    process.stdout.write(terminal ? `\r${label} … ${seconds(since)}` : `${label} … ${seconds(since)}\n`);
  process.stdout.write(`${label} …${terminal ? '' : '\n'}`);
  const ticking = setInterval(show, terminal ? 1000 : 10_000);
  const end = (outcome) => {
    clearInterval(ticking);
    process.stdout.write(`${terminal ? '\r' : ''}${label} … ${outcome} after ${seconds(since)}\n`);
  };
  try {
    const result = await work();
    end(succeeded(result) ? 'done' : 'failed');
    return result;
  } catch (error) {
    end('failed');
    throw error;
  }
}

/** A message nobody overlooks. */
export function loudBox(...lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '═'.repeat(width + 2);
  const rows = lines.map((line) => `║ ${line.padEnd(width)} ║`);
  console.log(['', `╔${rule}╗`, ...rows, `╚${rule}╝`, ''].join('\n'));
}
