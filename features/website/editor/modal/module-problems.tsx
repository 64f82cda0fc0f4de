import { type FieldError, type Fields, fieldAt } from '#features/core/documents/index.ts';
import { FieldProblem } from './field-problem.tsx';
import { useErrorWords } from './use-error-words.ts';

/** Fields every module has, whatever its type. */
const FACTS = ['online_from', 'online_to'];

/** Selector of the reasons on top of the dialog. */
export const MODULE_PROBLEMS = '[data-module-problems]';

/** Tells if an error is shown at a control of the dialog, beside its field. */
export const hasControl = (fields: Fields, field: string | undefined): field is string =>
  field !== undefined && (FACTS.includes(field) || fieldAt(fields, field) !== undefined);

/** Errors of a module as a whole, or of fields without a control in its dialog. */
export function ModuleProblems({ fields, errors }: { fields: Fields; errors: readonly FieldError[] }) {
  const words = useErrorWords();
  const said = errors.filter(({ field }) => !hasControl(fields, field)).map(words);
  if (said.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} data-module-problems="">
      {[...new Set(said)].map((each) => (
        <FieldProblem key={each}>{each}</FieldProblem>
      ))}
    </div>
  );
}
