import { instantOfBackup } from './backup-manifest.ts';

/** How many days and weeks of backups remain; days and weeks without one do not count. */
export interface BackupRetention {
  days: number;
  weeks: number;
}

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday: weeks begin on the Monday before. */
const TO_MONDAY_DAYS = 3;

/** Names of backups that retention removes: all but the last of each of the latest days, and of the latest weeks (UTC). */
export function expiredBackups(names: readonly string[], { days, weeks }: BackupRetention): string[] {
  const known = names
    .filter((name) => instantOfBackup(name) !== null)
    .toSorted()
    .toReversed();
  const retained = new Set([
    ...known.slice(0, 1),
    ...latestOfEach(known, days, dayOf),
    ...latestOfEach(known, weeks, (name) => Math.floor((dayOf(name) + TO_MONDAY_DAYS) / 7)),
  ]);
  return known.filter((name) => !retained.has(name));
}

function latestOfEach(
  latestFirst: readonly string[],
  count: number,
  periodOf: (name: string) => number,
): string[] {
  const latest = new Map<number, string>();
  for (const name of latestFirst) if (!latest.has(periodOf(name))) latest.set(periodOf(name), name);
  return [...latest.values()].slice(0, count);
}

const dayOf = (name: string): number => Math.floor(Date.parse(instantOfBackup(name) ?? '') / DAY_MS);
