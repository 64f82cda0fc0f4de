import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { bothSides, type Disputed, type Side } from '../saving/disputed.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { DisputedRow } from './disputed-row.tsx';
import { EditorDialog } from './editor-dialog.tsx';

/** What two editors both changed, side by side: whoever reads it decides, one by one or for all. Closing it loses nothing. */
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
            <Trans>Mine everywhere</Trans>
          </button>
          <button type="button" className="text-link" onClick={() => void take(() => 'theirs')}>
            <Trans>Theirs everywhere</Trans>
          </button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
          <Button onClick={() => void take(sideOf)}>
            <Trans>Take it like this</Trans>
          </Button>
        </>
      }
    >
      <p className="lead">
        <Trans>
          Somebody changed the same as you. Everything else goes together and is saved already; until you
          decide, your own side stands on the page.
        </Trans>
      </p>
      {hasFailed ? (
        <p role="alert">
          <Trans>
            What you do not take could not be kept as a version yet, so nothing was decided. Please try again
            in a moment.
          </Trans>
        </p>
      ) : null}
      {disputed.map((each) => (
        <DisputedRow
          key={`${each.kind} ${each.id} ${'field' in each ? each.field : ''}`}
          disputed={each}
          side={sideOf(each)}
          hasRoomForBoth={roomy.has(each)}
          onSide={(side) => setSides(new Map(sides).set(each, side))}
        />
      ))}
      <p className="muted">
        {roomy.size > 0 ? (
          <Trans>Of texts you can take both: first yours, then theirs, and shorten afterwards.</Trans>
        ) : null}{' '}
        <Trans>What you do not take stays as a version.</Trans>
      </p>
    </EditorDialog>
  );
}
