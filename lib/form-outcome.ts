/** What became of a form that was sent, as the page that comes back with it shows it. */
export interface FormOutcome<Draft = null, Field extends string = string> {
  /** Which form of the page it was, where there are several. */
  form: string;
  /** What was typed, without passwords; `null` when it could not be read. */
  draft: Draft | null;
  /** What is wrong in words, by field, `form` for all of it; nothing when it was done. */
  errors: Partial<Record<Field | 'form', string>>;
}

export function isDone({ errors }: FormOutcome<unknown>): boolean {
  return Object.keys(errors).length === 0;
}
