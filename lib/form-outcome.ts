/** Result of a submitted form, as shown by the page that comes back with it. */
export interface FormOutcome<Draft = null, Field extends string = string> {
  /** Form of the page, where there are several. */
  form: string;
  /** Submitted values, without passwords; `null` when the form could not be read. */
  draft: Draft | null;
  /** Error messages by field, `form` for the whole form; empty on success. */
  errors: Partial<Record<Field | 'form', string>>;
}

export function isDone({ errors }: FormOutcome<unknown>): boolean {
  return Object.keys(errors).length === 0;
}
