import { useLingui } from '@lingui/react/macro';
import type { PublishRefusal } from './publish-calls.ts';

/** Says why something did not go out or offline, and what to do. */
export function useRefusalWords(): (refusal: PublishRefusal) => string {
  const { t } = useLingui();
  return (refusal) => {
    switch (refusal) {
      case 'changed':
        return t`Somebody has just changed the page. Look at it once more, then publish.`;
      case 'incomplete':
        return t`Something is still missing. Look at what was found.`;
      case 'past':
        return t`That is over. Choose a later time.`;
      case 'german':
        return t`These texts are always there in German. Only English can be taken offline.`;
      case 'signed-out':
        return t`You have been signed out. Sign in in another window, then try again.`;
      case 'failed':
        return t`It did not work. Please try again.`;
    }
  };
}
