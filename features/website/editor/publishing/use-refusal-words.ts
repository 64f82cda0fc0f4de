import { useLingui } from '@lingui/react/macro';
import type { PublishRefusal } from './publish-calls.ts';

/** Describes why publishing or taking offline failed, and how to solve it. */
export function useRefusalWords(): (refusal: PublishRefusal) => string {
  const { t } = useLingui();
  return (refusal) => {
    switch (refusal) {
      case 'changed':
        return t`Someone has just changed the page. Check it again, then publish.`;
      case 'incomplete':
        return t`Something is still missing. See the list of problems.`;
      case 'past':
        return t`That time has passed. Choose a later one.`;
      case 'german':
        return t`These texts always exist in German. You can only take the English offline.`;
      case 'in-trash':
        return t`This page is in the bin. Restore it in the Hub first.`;
      case 'second-factor':
        return t`Your role needs two-factor sign-in. Set it up in another window, then try again.`;
      case 'signed-out':
        return t`You’ve been signed out. Sign in in another window, then try again.`;
      case 'failed':
        return t`That didn’t work. Try again.`;
    }
  };
}
