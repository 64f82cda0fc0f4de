/** Numbers of seats in the order of the row, those that follow each other by one as a range: `7–9`, `5–1`, `2, 4, 6a`. */
export function seatRanges(labels: readonly string[]): string {
  const runs: string[][] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    if (run && continues(run, label)) run.push(label);
    else runs.push([label]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run)).join(', ');
}

function continues(run: readonly string[], label: string): boolean {
  const step = (from: string | undefined, to: string | undefined) =>
    /^\d+$/.test(from ?? '') && /^\d+$/.test(to ?? '') ? Number(to) - Number(from) : 0;
  const next = step(run.at(-1), label);
  return Math.abs(next) === 1 && (run.length === 1 || step(run[0], run[1]) === next);
}
