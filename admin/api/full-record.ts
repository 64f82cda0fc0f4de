/**
 * Rows of a list come without what lies in their own rows. With this as `meta` a form or a page reads its record itself,
 * whole, and a list reads each of its records so.
 */
export const FULL_RECORD = { whole: true };
