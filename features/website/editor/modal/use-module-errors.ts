import { type FieldError, type Module, validateModule } from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** All that keeps a module from being saved or published: found here, or said by the server. */
export function useModuleErrors(module: Module | undefined): FieldError[] {
  const { saver } = useSession();
  const refused = useValue(saver.problems);
  if (!module) return [];
  const found = validateModule(DEFINITIONS, module, 'publish');
  const isFound = (error: FieldError) =>
    found.some(({ field, language }) => field === error.field && language === error.language);
  return [...found, ...refused.filter((error) => error.id === module.id && !isFound(error))];
}
