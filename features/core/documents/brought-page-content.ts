import type { Definitions } from './definition.ts';
import type { ContentDocument } from './document.ts';
import type { FieldError } from './field-error.ts';

/**
 * What a change brings that stands for what a page shows by itself. It may stand around such content alone, which is for
 * whoever knows the page to say: on all other pages each of these is an error.
 */
export function broughtPageContent(
  definitions: Definitions,
  before: ContentDocument,
  after: ContentDocument,
): FieldError[] {
  return Object.values(after.modules)
    .filter(({ id, type }) => definitions.get(type)?.isForPageContent && !before.modules[id])
    .map(({ id, type }) => ({ id, type, code: 'not-allowed-here' }));
}
