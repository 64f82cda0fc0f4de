/** A list keeps rows without what lies in rows of their own: a form or a page reads its record itself, whole. */
export const WHOLE = { whole: true };
