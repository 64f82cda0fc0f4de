import { z } from 'zod';
import { type FieldProblem, type Format, type Reason, reason } from '#lib/field-problem.ts';
import { PROBLEM_SENTENCES } from '#lib/problem-sentences.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Parses what came in with a schema; else returns the problem of every field, `whole` for those of no field. */
export function parseFields<S extends z.ZodType>(
  schema: S,
  input: unknown,
  whole = 'body',
): Result<z.output<S>, FieldProblem[]> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return succeed(parsed.data);
  return fail(
    parsed.error.issues.map((issue) => ({ field: issue.path.join('.') || whole, ...reasonOf(issue) })),
  );
}

const ZOD_FORMATS: Record<string, Format> = {
  date: 'day',
  datetime: 'instant',
  email: 'email',
  url: 'https_address',
};

const MISSING_CODES = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

/** Maps an issue by its own code, unless its rule named a reason. */
function reasonOf(issue: z.core.$ZodIssue): Reason {
  if ('params' in issue && isReason(issue.params)) return issue.params;
  const isMissing = issue.input === undefined && MISSING_CODES.has(issue.code);
  if (isMissing) return reason('required');
  switch (issue.code) {
    case 'invalid_type':
      return reason('invalid_type', {
        expected: issue.expected,
        received: z.core.util.parsedType(issue.input),
      });
    case 'invalid_value':
      return reason('invalid_value', { values: issue.values.map(String) });
    case 'invalid_format':
      return reason('invalid_format', { format: ZOD_FORMATS[issue.format] ?? 'pattern' });
    case 'too_small': {
      const { origin, minimum, inclusive = true } = issue;
      return reason('too_small', { origin, minimum: Number(minimum), inclusive });
    }
    case 'too_big': {
      const { origin, maximum, inclusive = true } = issue;
      return reason('too_big', { origin, maximum: Number(maximum), inclusive });
    }
    case 'unrecognized_keys':
      return reason('unrecognized_keys', { keys: issue.keys });
    default:
      return reason('invalid');
  }
}

function isReason(value: unknown): value is Reason {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false;
  return Object.hasOwn(PROBLEM_SENTENCES, String(value.code));
}
