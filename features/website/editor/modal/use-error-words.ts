import { useLingui } from '@lingui/react/macro';
import type { FieldError } from '#features/core/documents/index.ts';

/** Describes the error of a field, and how to solve it. */
export function useErrorWords(): (error: Pick<FieldError, 'code' | 'limit'>) => string {
  const { t } = useLingui();
  return ({ code, limit = 0 }) => {
    switch (code) {
      case 'required':
        return t`This is missing: the page can’t go live without it.`;
      case 'too-long':
        return t`That’s too long: ${limit} characters at most.`;
      case 'too-few':
        return t`${limit} at least.`;
      case 'too-many':
        return t`${limit} at most.`;
      case 'too-small':
      case 'too-large':
        return t`That number is outside the allowed range.`;
      case 'host-not-allowed':
        return t`That address belongs to a site we don’t embed. The ones we do are listed above.`;
      case 'nothing-to-show':
        return t`Nothing to show at that address. Open the item itself and copy the address from there.`;
      case 'once':
        return t`You can only have one of these on a page.`;
      case 'not-allowed-here':
        return t`This can’t go here.`;
      case 'fixed':
        return t`This page keeps this part as it is: nothing can be added, removed or hidden here.`;
      default:
        return t`That isn’t in the right format.`;
    }
  };
}
