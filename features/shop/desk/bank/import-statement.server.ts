import {
  type Actor,
  inWrite,
  type Principal,
  type WriteServices,
} from '#features/core/access/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { insertLines, insertStatement } from './bank-store.server.ts';
import { lineKeys } from './reading/line-keys.server.ts';
import { readStatement } from './reading/read-statement.ts';
import type { StatementError } from './reading/statement.ts';

/** How many lines of a file are new, how many were known from another file, and how many the bank has only announced. */
export interface ImportedStatement {
  added: number;
  known: number;
  pending: number;
}

const MAX_FILE_NAME = 200;

/**
 * Reads a bank statement and stores its lines, all or nothing; books nothing (docs/decisions/0121). A file that was read before, or that
 * overlaps with another, adds what is new. Needs `reconcile-bank`.
 */
export async function importStatement(
  services: WriteServices,
  staff: Pick<Principal, 'id' | 'role'>,
  file: { name: string; hash: string; bytes: Uint8Array },
): Promise<Result<ImportedStatement, StatementError>> {
  const read = readStatement(file.bytes);
  if (!read.ok) return fail(read.error);
  const { format, lines, pending } = read.value;
  const keys = lineKeys(lines);
  const actor: Actor = staff;
  return inWrite<ImportedStatement>(services, actor, 'reconcile-bank', async ({ trx, now, record }) => {
    const name = cleanLine(file.name).slice(0, MAX_FILE_NAME).toWellFormed();
    const id = await insertStatement(trx, {
      ...{ file_hash: file.hash, file_name: name, format },
      ...{ line_count: lines.length, pending_count: pending, read_by: staff.id, read_at: now },
    });
    if (id === null) return succeed({ added: 0, known: lines.length, pending });
    const keyed = lines.map((line, index) => ({ key: keys[index] ?? '', line }));
    const unique = [...new Map(keyed.map((each) => [each.key, each])).values()];
    const added = await insertLines(trx, id, unique);
    const known = lines.length - added;
    record({
      entity: 'bank-statements',
      id,
      before: null,
      after: { file: name, format, added, known },
      tags: [],
    });
    return succeed({ added, known, pending });
  });
}
