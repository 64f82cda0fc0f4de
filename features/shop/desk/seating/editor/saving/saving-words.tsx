import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatTime, timeOf } from '#lib/venue-time.ts';
import { Note } from '#ui/note.tsx';
import type { PlanEditor } from '../use-plan-editor.ts';

/** State of the draft in a few words: `Saved 14:32`. */
export function SavingWords({ editor: { saving }, language }: { editor: PlanEditor; language: Language }) {
  const time = formatTime(timeOf(saving.changedAt), language);
  return (
    <span className={`plan-saving plan-saving-${saving.is}`}>
      {saving.is === 'saved' ? <Trans context="seating plan">Saved {time}</Trans> : null}
      {saving.is === 'saving' ? <Trans context="seating plan">Saving …</Trans> : null}
      {saving.is !== 'saved' && saving.is !== 'saving' ? (
        <Trans context="seating plan">Not saved</Trans>
      ) : null}
    </span>
  );
}

/** Reason the draft is not stored, with its remedy; what was drawn stays on the page. */
export function SavingProblem({ editor }: { editor: PlanEditor }) {
  const { saving, retry, adoptTheirs, isTooLarge } = editor;
  const again = (
    <button type="button" className="text-link" onClick={retry}>
      <Trans context="seating plan">Save again</Trans>
    </button>
  );
  return (
    <div role="alert" className="plan-problem">
      {isTooLarge ? (
        <Note tone="rosa">
          <Trans>
            Nothing was changed: a plan has at most 5,000 seats, 20 seat groups and 20 parts, 300 rows in a
            part, and 200 metres.
          </Trans>
        </Note>
      ) : null}
      {saving.is === 'conflict' ? (
        <Note tone="rosa">
          <Trans>
            Somebody else has changed this plan in the meantime. Your changes are here, but not saved.
          </Trans>{' '}
          <button type="button" className="text-link" onClick={() => void adoptTheirs()}>
            <Trans>Show the other changes</Trans>
          </button>{' '}
          <Trans>“Undo” then brings yours back.</Trans>
        </Note>
      ) : null}
      {saving.is === 'failed' ? (
        <Note tone="rosa">
          <Trans>Your changes could not be saved. They stay here, and saving is tried again.</Trans> {again}
        </Note>
      ) : null}
      {saving.is === 'signed-out' ? (
        <Note tone="rosa">
          <Trans>
            You are no longer signed in. Sign in in another tab, then save again: your changes stay here.
          </Trans>{' '}
          {again}
        </Note>
      ) : null}
      {saving.is === 'refused' ? (
        <Note tone="rosa">
          <Trans>This plan cannot be saved. “Undo” leads back to the last one that could.</Trans> {again}
        </Note>
      ) : null}
    </div>
  );
}
