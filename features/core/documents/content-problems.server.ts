import { changedSince } from '#platform/http/entity-tag.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { draftJson } from './content-json.server.ts';
import type { DescribeError } from './describe-version.server.ts';
import type { EditError } from './edit-document.server.ts';
import type { OperationError } from './errors.ts';
import type { PublishError } from './publish-document.server.ts';
import type { RestoreError } from './restore-version.server.ts';

const notFound = () =>
  new Problem(404, 'not_found', { detail: 'There is no such document, version or module.' });

const inTrash = () =>
  new Problem(409, 'in_trash', { detail: 'The page is in the trash. Restore it to write or publish.' });

const changed = (extra: Record<string, unknown>) =>
  new Problem(409, 'changed', {
    detail: 'Somebody has changed the document since the version you are based on.',
    extra,
  });

/** Returns the problem for a rejected change of a draft; no part of the change was applied. */
export function editProblem(error: EditError): Problem {
  switch (error.code) {
    case 'NOT_FOUND':
      return notFound();
    case 'IN_TRASH':
      return inTrash();
    case 'CONFLICT':
      return changed({ draft: draftJson(error.draft), conflicts: error.conflicts });
    case 'UNKNOWN_BASE':
      return changed({ draft: draftJson(error.draft), conflicts: [] });
    case 'INVALID':
      return new Problem(422, 'invalid_content', {
        detail: 'Some of it cannot be stored.',
        extra: { errors: error.errors },
      });
    case 'REFUSED':
      return new Problem(422, 'refused', {
        detail: REFUSALS[error.error.code],
        extra: { error: error.error },
      });
  }
}

export function publishProblem(error: PublishError): Problem {
  switch (error.code) {
    case 'NOT_FOUND':
      return notFound();
    case 'IN_TRASH':
      return inTrash();
    case 'CHANGED':
      return changed({ version: error.version });
    case 'IN_THE_PAST':
      return new Problem(422, 'in_the_past', { detail: 'This moment has passed.' });
    case 'GERMAN_NEEDED':
      return new Problem(409, 'german_needed', {
        detail: 'These texts are always there in German; other languages can be taken offline.',
      });
    case 'INCOMPLETE':
      return new Problem(422, 'incomplete', {
        detail: 'The document is not complete.',
        extra: { errors: error.errors },
      });
  }
}

export function restoreProblem(error: RestoreError): Problem {
  switch (error.code) {
    case 'NOT_FOUND':
      return notFound();
    case 'IN_TRASH':
      return inTrash();
    case 'CHANGED':
      return changed({ draft: draftJson(error.draft), conflicts: [] });
    case 'NO_SUCH_MODULE':
      return new Problem(422, 'no_such_module', { detail: 'The module is not in both states.' });
  }
}

export function describeProblem(error: DescribeError): Problem {
  switch (error.code) {
    case 'NOT_FOUND':
      return notFound();
    case 'CHANGED':
      return changedSince('version');
    case 'NAME_NEEDED':
      return new Problem(422, 'name_needed', { detail: 'What was kept under a name has to have one.' });
  }
}

const REFUSALS: Record<OperationError['code'], string> = {
  malformed: 'A module is not written as modules are.',
  'unknown-module': 'There is no such module in the document.',
  'unknown-place': 'There is no such place in the document.',
  'unknown-item': 'There is no such item in the list.',
  'invalid-id': 'An id is not written as ids are.',
  'id-taken': 'Another module has this id.',
  'invalid-field': 'No field is called that.',
  'not-a-list': 'This field is no list.',
  'broken-module': 'This module is damaged: it can be moved and deleted, not changed.',
  'into-itself': 'A module cannot stand in itself.',
  'too-many-modules': 'The document would have too many modules.',
  'too-deep': 'Modules would be nested too deeply.',
  'text-too-long': 'A text is too long.',
  'document-too-large': 'The document would be too large.',
};
