import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One figure of a scenario. */
export interface Figure {
  scenario: string;
  what: string;
  value: number;
  unit: string;
  /** Goal (docs/product/numbers.md#budgets), in words. */
  goal?: string;
  /** True if the goal was reached; left out where none is set. */
  reached?: boolean;
}

export type Scenario = () => Promise<Figure[]>;

export function printTable(figures: Figure[]): void {
  const rows = figures.map((figure) => [
    figure.scenario,
    figure.what,
    `${format(figure.value)} ${figure.unit}`,
    figure.goal ?? '',
    figure.reached === undefined ? '' : figure.reached ? 'reached' : 'NOT REACHED',
  ]);
  const header = ['scenario', 'what', 'figure', 'goal', ''];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(`\n${line(header)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

/** Writes the figures as JSON and says where. */
export function writeResults(figures: Figure[], name: string): string {
  const file = path.join('bench', 'results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
  return file;
}

function format(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return Math.abs(value) >= 0.1 || value === 0 ? value.toFixed(2) : value.toPrecision(2);
}

/** The value below which that share of all values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
