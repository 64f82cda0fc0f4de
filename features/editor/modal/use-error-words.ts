import { useLingui } from '@lingui/react/macro';
import type { FieldError } from '#features/content/index.ts';

/** Says in words what is wrong with a field, and what to do. */
export function useErrorWords(): (error: Pick<FieldError, 'code' | 'limit'>) => string {
  const { t } = useLingui();
  return ({ code, limit = 0 }) => {
    switch (code) {
      case 'required':
        return t`This is missing: without it the page cannot go out.`;
      case 'too-long':
        return t`That is too long: at most ${limit} characters.`;
      case 'too-few':
        return t`There must be at least ${limit}.`;
      case 'too-many':
        return t`There may be at most ${limit}.`;
      case 'too-small':
      case 'too-large':
        return t`The number is outside of what is allowed.`;
      case 'host-not-allowed':
        return t`That address is of a site we do not show. Which we do is said above.`;
      case 'once':
        return t`There may be only one of it on a page.`;
      case 'not-allowed-here':
        return t`It may not stand here.`;
      default:
        return t`That is not written as it should be.`;
    }
  };
}
