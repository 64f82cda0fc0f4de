/** Joins what is there: `classNames('button', small && 'button-small', className)`. */
export const classNames = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
