import { changedSince } from '#platform/http/entity-tag.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { AssetUploadError } from './errors.ts';

/** Returns the problem for a rejected upload or change; no part of it is stored. */
export function assetProblem(error: AssetUploadError): Problem {
  if (typeof error === 'string') return uploadProblem(error);
  switch (error.code) {
    case 'NOT_FOUND':
      return new Problem(404, 'not_found', { detail: 'There is no such thing in the library.' });
    case 'CHANGED':
      return changedSince('asset');
    case 'IN_USE':
      return new Problem(409, 'in_use', {
        detail: 'It is shown somewhere. Take it out there first.',
        extra: { uses: error.uses.map(({ entity, id, name }) => ({ entity, id, name })) },
      });
    case 'OTHER_KIND':
      return new Problem(422, 'other_kind', {
        detail: 'A picture can only be replaced by a picture, a sound by a sound.',
      });
    case 'LIBRARY_FULL':
      return new Problem(413, 'library_full', {
        detail: 'The library is full. Delete what nobody needs, or ask for more room (LIBRARY_GB).',
      });
    case 'TOO_MANY_CONSENTS':
      return new Problem(409, 'too_many_consents', { detail: 'There are too many people for one picture.' });
  }
}

const UPLOAD_PROBLEMS = {
  NOT_MULTIPART: [415, 'no_form', 'This call takes multipart/form-data with one file.'],
  NO_FILE: [400, 'no_file', 'There is no file in the form.'],
  SEVERAL_PARTS: [400, 'several_parts', 'There is more than one file in the form.'],
  TOO_LARGE: [413, 'file_too_large', 'The file is too large.'],
  CUT_OFF: [400, 'cut_off', 'The file did not arrive whole.'],
  UNKNOWN_TYPE: [
    415,
    'unknown_type',
    'This is no picture, sound, film or document that the library takes. What counts is what is in the file, not its name.',
  ],
  UNREADABLE: [422, 'unreadable', 'The picture is damaged: it cannot be read to its end.'],
  TOO_MANY_PIXELS: [422, 'too_many_pixels', 'The picture has too many pixels. Make it smaller.'],
  FILM_CUT_OFF: [422, 'film_cut_off', 'The film or sound is damaged: it ends before its end.'],
  FILM_CODEC: [422, 'film_codec', 'Browsers do not play this film. Export it as MP4 with H.264.'],
  BUSY: [503, 'busy', 'Too many files are on their way. Try again in a moment.'],
} as const satisfies Record<Extract<AssetUploadError, string>, readonly [number, string, string]>;

function uploadProblem(error: keyof typeof UPLOAD_PROBLEMS): Problem {
  const [status, code, detail] = UPLOAD_PROBLEMS[error];
  return new Problem(status, code, {
    detail,
    ...(error === 'BUSY' ? { headers: { 'retry-after': '5' } } : {}),
  });
}
