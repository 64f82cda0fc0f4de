import { Trans, useLingui } from '@lingui/react/macro';
import { moduleOf, summaryOf } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import { JumpButton } from '../dialogs/jump-button.tsx';
import { useSession } from '../session/session-context.ts';
import type { Change } from './publish-calls.ts';

/** Differences between the draft and the published page, module by module. */
export function ChangeList({ changes, onJump }: { changes: Change[] | null; onJump: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  if (changes === null)
    return (
      <p>
        <Trans>Goes live for the first time.</Trans>
      </p>
    );
  if (changes.length === 0)
    return (
      <p>
        <Trans>Visitors already see it like this.</Trans>
      </p>
    );
  const words = { added: t`New`, changed: t`Changed`, moved: t`Moved`, removed: t`Removed` };
  return (
    <ul className="publish-list">
      {changes.map(({ id, type, kind }) => {
        const module = moduleOf(editor.document, id);
        const label = kindName(type, language);
        const summary = module ? summaryOf(DEFINITIONS, module, language) : '';
        return (
          <li key={id} data-change={kind}>
            <strong>{words[kind]}</strong>
            <span>{summary === '' || summary === label ? label : t`${label} “${summary}”`}</span>
            {module ? <JumpButton id={id} onJump={onJump} words={t`Show`} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
