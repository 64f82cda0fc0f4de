import type { PROBLEM_SENTENCES } from './problem-sentences.ts';

type Sentences = typeof PROBLEM_SENTENCES;

/** Code of a problem, of the closed list in `problem-sentences.ts`. */
export type ProblemCode = keyof Sentences;

/** Parameters of a problem, by its code. */
export type ProblemParams<C extends ProblemCode> =
  Parameters<Sentences[C]> extends [infer P] ? P : Record<never, never>;

/** Name of a format, of the closed list. */
export type Format = ProblemParams<'invalid_format'>['format'];

/** A code with its parameters: everything that programs and interfaces need to say why. */
export type Reason = { [C in ProblemCode]: { code: C; params: ProblemParams<C> } }[ProblemCode];

/** Problem in one part of a request, which `field` names: `name.de` (docs/decisions/0119). */
export type FieldProblem = { field: string } & Reason;

/** Makes a reason; codes without parameters take none. */
export function reason<C extends ProblemCode>(code: C, ...params: Parameters<Sentences[C]>): Reason {
  return { code, params: params[0] ?? {} } as Reason;
}

/** Makes the problem of a field. */
export function fieldProblem<C extends ProblemCode>(
  field: string,
  code: C,
  ...params: Parameters<Sentences[C]>
): FieldProblem {
  return { field, ...reason(code, ...params) };
}

/** Makes the problem of a text that has another format. */
export const wrongFormat = (field: string, format: Format): FieldProblem =>
  fieldProblem(field, 'invalid_format', { format });

/**
 * The option of a Zod rule that names the reason of its issues: `.refine(isIban, because('invalid_format', { format: 'iban' }))`.
 * Zod keeps only what an issue carries when its message is asked for, so the reason is put there.
 */
export function because<C extends ProblemCode>(code: C, ...params: Parameters<Sentences[C]>) {
  const named = reason(code, ...params);
  return {
    error(issue: object): string {
      Object.assign(issue, { params: named });
      return code;
    },
  };
}

/** The same for a format. */
export const formatted = (format: Format) => because('invalid_format', { format });
