import {
  IMPORT_KINDS,
  importBody,
  importResponse,
  importSummary,
} from '#features/operations/transfer/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';

/** Tables that are brought in, by those who may create what they hold. */
const csvCalls = IMPORT_KINDS.map(
  (kind): ApiCall => ({
    method: 'POST',
    path: `/api/admin/imports/${kind}/`,
    group: 'For the admin area',
    summary: `Creates ${kind} from the lines of a CSV file, all or none; a trial names the faults of each line and stores nothing.`,
    body: importBody,
    answer: { status: 200, summary: 'What was stored, or the faults of a trial.', schema: importResponse },
    problems: [400, 401, 403, 413, 422],
  }),
);

/** Files that are brought in or taken out. */
export const importCalls: ApiCall[] = [
  ...csvCalls,
  {
    method: 'GET',
    path: '/api/admin/venue-archive/',
    group: 'For the admin area',
    summary:
      'The house as one archive: programme, pages with their versions, settings and files, without accounts and sales.',
    answer: { status: 200, summary: 'A tar.', schema: null, mediaType: 'application/x-tar' },
    problems: [401, 403, 503],
  },
  {
    method: 'POST',
    path: '/api/admin/venue-archive/',
    group: 'For the admin area',
    summary:
      'Brings an archive into an empty house, all of it or nothing; what is wrong is said in the language of the address.',
    takesFile: true,
    answer: { status: 200, summary: 'What was brought in.', schema: importSummary },
    problems: [400, 401, 403, 409, 413, 415, 422, 503],
  },
];
