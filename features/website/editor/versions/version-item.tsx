import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Version } from './version-calls.ts';
import { useVersionWords } from './version-words.ts';

/** A version in the list: what it is called, why it was kept, and once it is chosen how it compares. */
export function VersionItem({
  version,
  isChosen,
  onChoose,
  onDescribe,
  children,
}: {
  version: Version;
  isChosen: boolean;
  onChoose: () => void;
  onDescribe: () => void;
  children: ReactNode;
}) {
  const { name, facts } = useVersionWords()(version);
  const { number, note } = version;
  return (
    <li>
      <button type="button" className="version" aria-pressed={isChosen} onClick={onChoose}>
        <strong>{name}</strong>
        <span className="muted">{facts}</span>
      </button>
      {note === null ? null : <p className="version-note">{note}</p>}
      {isChosen ? (
        <p className="version-describe">
          <button type="button" className="text-link" onClick={onDescribe}>
            <Trans>Edit name and note</Trans>
            <VisuallyHidden>
              {' '}
              <Trans>from version {number}</Trans>
            </VisuallyHidden>
          </button>
        </p>
      ) : null}
      {children}
    </li>
  );
}
