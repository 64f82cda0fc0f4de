import { ApiError, type RefusedField } from './api-call.ts';

/** Errors a form shows at its fields, nested like its values. */
export type FormErrors = { [field: string]: string | FormErrors };

/** Fields that were refused are said where they stand. */
export async function asFormErrors<T>(
  answer: Promise<T>,
  inWords: (refusal: RefusedField) => string,
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.fields) throw error;
    const fields = error.body.fields.map((each) => ({ field: each.field, message: inWords(each) }));
    const errors = nested(fields);
    throw Object.assign(error, { body: { ...error.body, errors } });
  }
}

/** `title.de` stands in `title`; the first sentence about a field is the one that is shown. */
function nested(fields: readonly { field: string; message: string }[]): FormErrors {
  const errors: FormErrors = {};
  for (const { field, message } of fields) {
    const parts = field.split('.');
    const last = parts.pop() ?? field;
    let within = errors;
    for (const part of parts) {
      const next = within[part];
      if (typeof next === 'string') break;
      within = within[part] = next ?? {};
    }
    if (!Object.hasOwn(within, last)) within[last] = message;
  }
  return errors;
}
