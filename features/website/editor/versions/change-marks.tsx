import { useLingui } from '@lingui/react/macro';
import type { ModuleChange } from '#features/core/documents/index.ts';
import { useFrame } from '../overlay/use-frame.ts';
import { useChangeWords } from './use-change-words.ts';

/** Marks on the page what is different from a version. What is not on the page any more is only in the list. */
export function ChangeMarks({ changes }: { changes: readonly ModuleChange[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`What’s different`}>
      {changes.map((change) => (change.kind === 'removed' ? null : <Mark key={change.id} change={change} />))}
    </section>
  );
}

function Mark({ change }: { change: ModuleChange }) {
  const frame = useFrame(change.id);
  const words = useChangeWords();
  if (!frame) return null;
  return (
    <div className="change-mark" data-change={change.kind} style={{ ...frame }}>
      <span className="change-mark-label">{words(change)}</span>
    </div>
  );
}
