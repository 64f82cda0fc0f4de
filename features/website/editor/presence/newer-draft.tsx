import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { newerDraft } from './others.ts';

/** Notifies of a newer draft by others, and merges it: local changes are preserved. */
export function NewerDraft() {
  const { t } = useLingui();
  const { page, presence, saver, announce } = useSession();
  const everybody = useValue(presence.everybody);
  const { version } = useValue(saver.queue);
  const { is } = useValue(saver.saving);
  const [hasFailed, setHasFailed] = useState(false);
  // The pending request may return the newer draft.
  const newer = is === 'saving' ? null : newerDraft(everybody, page.document, version);
  const isThere = newer !== null;
  const isMe = newer?.changed_by?.id === page.account;
  const name = newer?.changed_by?.name ?? '';
  const words = isMe
    ? t`You changed this page in another window`
    : name === ''
      ? t`This page was changed`
      : t`${name} changed this page`;
  useEffect(() => {
    if (isThere) announce(words);
  }, [isThere, words, announce]);
  if (!newer) return null;
  return (
    <div className="newer-draft">
      <button
        type="button"
        className="saving-state-jump"
        title={words}
        onClick={async () => {
          const isDone = await saver.catchUp();
          setHasFailed(!isDone);
          announce(
            isDone ? t`The page is up to date. What you’ve been writing is still here.` : t`No response.`,
          );
        }}
      >
        <span className="newer-draft-words">{hasFailed ? t`No response.` : words}</span>{' '}
        <strong>
          <Trans>Show what’s new</Trans>
        </strong>
      </button>
    </div>
  );
}
