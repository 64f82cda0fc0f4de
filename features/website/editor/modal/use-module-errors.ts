import {
  type ContentDocument,
  type FieldError,
  type Module,
  validateModule,
  validatePlaces,
} from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** All that keeps a module from being saved or published: found here, or said by the server. */
export function useModuleErrors(module: Module | undefined): FieldError[] {
  const { editor, saver } = useSession();
  const refused = useValue(saver.problems);
  return module ? moduleErrors(module, editor.document, refused) : [];
}

/** Errors of a module and of its place; a field found wrong here needs no second reason from the server. */
export function moduleErrors(
  module: Module,
  document: ContentDocument,
  refused: readonly FieldError[],
): FieldError[] {
  const found = [
    ...validateModule(DEFINITIONS, module, 'publish'),
    ...validatePlaces(DEFINITIONS, document).filter(({ id }) => id === module.id),
  ];
  const isFound = (error: FieldError) =>
    error.field !== undefined &&
    found.some(({ field, language }) => field === error.field && language === error.language);
  return [...found, ...refused.filter((error) => error.id === module.id && !isFound(error))];
}
