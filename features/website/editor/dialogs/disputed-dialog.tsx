import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { bothSides, type Disputed, type Side } from '../saving/disputed.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { DisputedRow } from './disputed-row.tsx';
import { EditorDialog } from './editor-dialog.tsx';

/**
 * Conflicting changes of two editors, side by side: the reader decides one by one or for all. Closing the dialog loses
 * nothing.
 */
export function DisputedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { saver } = useSession();
  const { disputed, base } = useValue(saver.queue);
  const [sides, setSides] = useState<ReadonlyMap<Disputed, Side>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const sideOf = (each: Disputed): Side => sides.get(each) ?? 'mine';
  const roomy = new Set(disputed.filter((each) => bothSides(each, base, DEFINITIONS) !== null));

  async function take(chosen: (each: Disputed) => Side) {
    const isDone = await saver.decide(new Map(disputed.map((each) => [each, chosen(each)])));
    setHasFailed(!isDone);
    if (isDone) onClose();
  }

  return (
    <EditorDialog
      title={t`Two pencils, one sentence`}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="text-link" onClick={() => void take(() => 'mine')}>
            <Trans>Keep all mine</Trans>
          </button>
          <button type="button" className="text-link" onClick={() => void take(() => 'theirs')}>
            <Trans>Keep all theirs</Trans>
          </button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
          <Button onClick={() => void take(sideOf)}>
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <p className="lead">
        <Trans>
          Someone changed the same thing as you. Everything else fits together and is already saved. Until you
          decide, the page shows your version.
        </Trans>
      </p>
      {hasFailed ? (
        <p role="alert">
          <Trans>
            Your discarded text couldn’t be saved as a version yet, so nothing has been decided. Try again in
            a moment.
          </Trans>
        </p>
      ) : null}
      {disputed.map((each) => (
        <DisputedRow
          key={`${each.kind} ${each.id} ${'field' in each ? each.field : ''}`}
          disputed={each}
          side={sideOf(each)}
          fitsBoth={roomy.has(each)}
          onSide={(side) => setSides(new Map(sides).set(each, side))}
        />
      ))}
      <p className="muted">
        {roomy.size > 0 ? (
          <Trans>For texts you can keep both, yours first, and shorten afterwards.</Trans>
        ) : null}{' '}
        <Trans>What you don’t choose is saved as a version.</Trans>
      </p>
    </EditorDialog>
  );
}
