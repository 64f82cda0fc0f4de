import type { Definitions } from './definition.ts';
import type { ContentDocument } from './document.ts';
import type { FieldError } from './field-error.ts';

/**
 * Returns an error for each module added by a change that stands for a page's own content. Such modules are allowed
 * around that content alone, which only callers that know the page can decide: on all other pages each of them is an
 * error.
 */
export function insertedPageContent(
  definitions: Definitions,
  before: ContentDocument,
  after: ContentDocument,
): FieldError[] {
  return Object.values(after.modules)
    .filter(({ id, type }) => definitions.get(type)?.isForPageContent && !before.modules[id])
    .map(({ id, type }) => ({ id, type, code: 'not-allowed-here' }));
}
