import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Operation } from '#features/core/documents/index.ts';
import { Button } from '#ui/button.tsx';
import { useSession } from '../session/session-context.ts';
import { ChangedModule } from './changed-module.tsx';
import { restoreLanguage, restoreWholePage } from './restoring.ts';
import type { Comparison, Version } from './version-calls.ts';

/** Differences between the draft and a version, with buttons to restore them: each restoration is a step that can be undone. */
export function ComparedVersion({
  version,
  comparison,
  onBroughtBack,
}: {
  version: Version;
  comparison: Comparison | 'loading' | 'failed';
  onBroughtBack: () => void;
}) {
  const { t } = useLingui();
  const { editor, announce } = useSession();
  if (comparison === 'loading') return <p role="status">{t`Comparing`}</p>;
  if (comparison === 'failed') return <p role="alert">{t`Comparing failed. Try again.`}</p>;
  const { changes } = comparison;
  const { number } = version;
  const bringBack = (operation: Operation | null, about: string) => {
    const done = operation !== null && editor.change(operation, 'restore', about).ok;
    if (done) onBroughtBack();
    announce(done ? t`Restored from version ${number}` : t`That no longer fits there.`);
  };
  const german = restoreLanguage(changes, 'de');
  const english = restoreLanguage(changes, 'en');
  const count = changes.length;
  return (
    <div className="compared-version">
      <p role="status">
        {count === 0
          ? t`The page is back to how it was then.`
          : t`${plural(count, { one: '# module has changed since', other: '# modules have changed since' })}`}
      </p>
      {count === 0 ? null : (
        <p className="compared-version-actions">
          <Button
            size="small"
            onClick={() => bringBack(restoreWholePage(editor.document, comparison.version), '')}
          >
            <Trans>Restore version {number}</Trans>
          </Button>
          {german ? (
            <button type="button" className="text-link" onClick={() => bringBack(german, '')}>
              <Trans>Only its German texts</Trans>
            </button>
          ) : null}
          {english ? (
            <button type="button" className="text-link" onClick={() => bringBack(english, '')}>
              <Trans>Only its English texts</Trans>
            </button>
          ) : null}
        </p>
      )}
      <ul>
        {changes.map((change) => (
          <ChangedModule
            key={change.id}
            change={change}
            version={comparison.version}
            onBringBack={(operation) => bringBack(operation, change.id)}
          />
        ))}
      </ul>
    </div>
  );
}
