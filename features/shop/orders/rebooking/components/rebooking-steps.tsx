import { Trans } from '@lingui/react/macro';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import { Note } from '#ui/note.tsx';
import type { RebookingView } from '../rebooking-view.ts';
import { ChooseDate } from './choose-date.tsx';
import { ConfirmDate } from './confirm-date.tsx';
import { RefusalWords } from './refusal-words.tsx';

/**
 * First which tickets and which date, then what that comes to. Works without scripts, the same for visitors and for the
 * venue.
 */
export function RebookingSteps({ view, error }: { view: RebookingView; error: RebookingError | null }) {
  const { chosen, path, by } = view;
  return (
    <>
      {error ? (
        <div role="alert">
          <Note tone="rosa-hell">
            <Trans>Nothing was exchanged.</Trans> <RefusalWords error={error} by={by} />
          </Note>
        </div>
      ) : null}
      {chosen ? (
        <>
          <ConfirmDate view={view} chosen={chosen} />
          <p>
            <a href={path} className="text-link">
              <Trans>Choose another date</Trans>
            </a>
          </p>
        </>
      ) : (
        <ChooseDate view={view} />
      )}
    </>
  );
}
