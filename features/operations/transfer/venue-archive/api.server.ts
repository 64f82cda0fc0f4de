import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf } from '#lib/venue-time.ts';
import { createBoundedWork, OverloadedError } from '#platform/bounded-work.server.ts';
import { file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { receiveUpload, type UploadError } from '#platform/http/receive-upload.server.ts';
import { AT_MOST } from './archive-format.ts';
import { type ExportServices, exportArchive } from './export-archive.server.ts';
import { faultSentence } from './fault-sentence.ts';
import { type ImportServices, importArchive } from './import-archive.server.ts';
import { importSummary } from './schema.ts';

type Env = { Variables: { language: Language } & WithPrincipal['Variables'] };

/**
 * `GET /` gives the venue as one archive, `POST /` brings one into an empty venue (docs/product/admin.md#archive). Mounted at
 * `/admin/venue-archive` without the limit and the reading of bodies that other calls have, and without what needs whole answers.
 */
export function venueArchiveApi(services: ExportServices & ImportServices) {
  const oneAtATime = createBoundedWork({ atOnce: 1, waiting: 0 });
  const app = new Hono<Env>({ strict: false });
  const call = callsOn(app, { group: 'For the admin area', caller: permitted('move-house') });

  call(
    'GET /',
    {
      summary:
        'The house as one archive: programme, pages with their versions, settings and files, without accounts and sales.',
      answer: file('A tar.', 'application/x-tar'),
      problems: [503],
    },
    async (c, { caller }) => {
      const archive = await exportArchive(services, caller).catch(throwBusy);
      return c.body(Readable.toWeb(archive) as ReadableStream, 200, {
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="haus-${dayOf(services.clock.now())}.tar"`,
        'cache-control': 'no-store',
      });
    },
  );

  call(
    'POST /',
    {
      summary:
        'Brings an archive into an empty house, all of it or nothing; what is wrong is said in the language of the address.',
      takesFile: true,
      answer: json('What was brought in.', importSummary),
      problems: [400, 409, 413, 415, 422, 503],
    },
    async (c, { caller }) => {
      const imported = await oneAtATime(() =>
        inWorkingFolder(async (folder) => {
          const mostBytes = AT_MOST.uploadBytes;
          const received = await receiveUpload(c.req.raw, { folder, mostBytes });
          if (!received.ok) throw uploadProblem(received.error);
          return importArchive(services, caller, { place: received.value.path, folder });
        }),
      ).catch(throwBusy);
      if (imported.ok) {
        const { rows, files, missing } = imported.value;
        return { rows, files, missing_files: missing };
      }
      const { code } = imported.error;
      const isSiteFault = code === 'NOT_EMPTY' || code === 'PAGES_WRITTEN';
      throw new Problem(isSiteFault ? 409 : 422, isSiteFault ? 'not_empty' : 'faulty_archive', {
        detail: faultSentence(imported.error, c.get('language')),
      });
    },
  );

  return app;
}

function throwBusy(error: unknown): never {
  if (!(error instanceof OverloadedError)) throw error;
  throw new Problem(503, 'busy', {
    detail: 'Another archive is on its way. Try again in a moment.',
    headers: { 'retry-after': '30' },
  });
}

const UPLOAD_PROBLEMS = {
  NOT_MULTIPART: [415, 'no_form', 'This call takes multipart/form-data with one file.'],
  NO_FILE: [400, 'no_file', 'There is no file in the form.'],
  SEVERAL_PARTS: [400, 'several_parts', 'There is more than one file in the form.'],
  TOO_LARGE: [413, 'file_too_large', 'The archive is too large for this way. Use the command venue:import.'],
  CUT_OFF: [400, 'cut_off', 'The file did not arrive whole.'],
} as const satisfies Record<UploadError, readonly [number, string, string]>;

function uploadProblem(error: UploadError): Problem {
  const [status, code, detail] = UPLOAD_PROBLEMS[error];
  return new Problem(status, code, { detail });
}
