import { z } from 'zod';
import type { Instant } from '#lib/venue-time.ts';

/** A file of a backup by its contents: size in bytes and SHA-256 as hex digits, both before sealing. */
export interface BackupFile {
  bytes: number;
  sha256: string;
}

const file = { bytes: z.int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) };

/** One backup: what it holds. It is written last, so a backup without one does not exist. */
export const manifestSchema = z.strictObject({
  format: z.literal('buntspecht-backup'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Engine the rows come from; the copy is a SQLite file in both cases. */
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration of the database. */
  schema: z.string(),
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().min(0)),
  database: z.strictObject(file),
  uploads: z.array(z.strictObject({ key: z.string(), ...file })),
});
export type BackupManifest = z.output<typeof manifestSchema>;

const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/;

/** The name of a backup, which sorts by its time: `20261130T031500000Z`. */
export const nameOfBackup = (takenAt: Instant): string => takenAt.replace(/[-:.]/g, '');

/** When a backup was taken, by its name; `null` where it is none. */
export function instantOfBackup(name: string): Instant | null {
  const parts = NAME.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second, ms] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}
