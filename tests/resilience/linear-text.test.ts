import { describe, expect, it } from 'vitest';
import { TEXT_FUNCTIONS } from './text-functions.ts';

const MEGABYTE = 1_000_000;

/** A busy machine makes any single figure too large, never all of them; quadratic growth is at 4 each time. */
const ATTEMPTS = 12;
/** Below it the clock says more of memory that is handed out than of how a function grows; the square is far above. */
const TELLING_MS = 100;
/** Small texts first, so that a function that is not linear is found before it takes minutes. */
const SIZES = [MEGABYTE / 32, MEGABYTE / 8, MEGABYTE / 2];

/** CPU milliseconds of this thread: other load on the machine does not count. */
function duration(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function growth(work: (text: string) => unknown, sign: string, size: number): number {
  const [one, two] = [filled(sign, size), filled(sign, 2 * size)];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= 3; attempt += 1) {
    const once = duration(() => work(one));
    const twice = duration(() => work(two));
    least = Math.min(least, twice < TELLING_MS ? 1 : twice / once);
  }
  return least;
}

function filled(sign: string, length: number): string {
  return sign.repeat(Math.ceil(length / sign.length)).slice(0, length);
}

describe.each(TEXT_FUNCTIONS)('%s', (_, work, markers) => {
  it.each(['a', 'ab', 'a ', ...markers])(
    'takes three times as long at most for twice as many “%s”',
    (sign) => {
      for (const size of SIZES) expect(growth(work, sign, size), `${2 * size} letters`).toBeLessThan(3);
    },
  );
});

// A busy moment while the shorter text is timed hides it, which no linear function profits from twice in a row.
it('the check sees what grows with the square', { retry: 2 }, () => {
  const quadratic = (text: string) => {
    let sum = 0;
    for (let end = 0; end < text.length; end += 100) sum += text.slice(0, end).split('a').length;
    return sum;
  };
  expect(growth(quadratic, 'ab', 40_000)).toBeGreaterThan(3);
});
