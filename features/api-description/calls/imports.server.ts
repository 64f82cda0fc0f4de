import { IMPORT_KINDS, importAnswer, importBody } from '#features/csv-import/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';

/** Files that are brought in, by those who may create what they hold. */
export const importCalls: ApiCall[] = IMPORT_KINDS.map((kind) => ({
  method: 'POST',
  path: `/api/admin/imports/${kind}/`,
  group: 'For the admin area',
  summary: `Creates ${kind} from the lines of a CSV file, all or none; a trial names the faults of each line and stores nothing.`,
  body: importBody,
  answer: { status: 200, summary: 'What was stored, or the faults of a trial.', schema: importAnswer },
  problems: [400, 401, 403, 413, 422],
}));
