import {
  apply,
  type ContentDocument,
  type Definitions,
  insertedPageContent,
  type Operation,
  validateChanges,
} from '#features/core/documents/index.ts';

/** Reason of a refusal: the content is damaged, or does not belong in this place. */
export type Fault = 'damaged' | 'place';

const OF_PLACES: readonly string[] = ['not-allowed-here', 'once', 'too-many', 'fixed'];

/**
 * Returns the fault of an operation; `null` for one that can be applied. Clipboard content may be anything.
 * @param wrapsPageContent whether the modules surround the built-in content of the page
 */
export function faultOf(
  definitions: Definitions,
  document: ContentDocument,
  operation: Operation,
  wrapsPageContent: boolean,
): Fault | null {
  const applied = apply(document, operation);
  if (!applied.ok) return 'damaged';
  const errors = [
    ...validateChanges(definitions, document, applied.value),
    ...(wrapsPageContent ? [] : insertedPageContent(definitions, document, applied.value.document)),
  ];
  if (errors.length === 0) return null;
  return errors.every(({ code }) => OF_PLACES.includes(code)) ? 'place' : 'damaged';
}
