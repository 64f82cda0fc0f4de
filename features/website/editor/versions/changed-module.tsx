import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ContentTree,
  fieldAt,
  type ModuleChange,
  moduleOf,
  type Operation,
} from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import { JumpButton } from '../dialogs/jump-button.tsx';
import { useSession } from '../session/session-context.ts';
import { ChangedWords } from './changed-words.tsx';
import { isRestorable, restoreField, restoreModule } from './restoring.ts';
import { useChangeWords } from './use-change-words.ts';

/** One changed module: its word diff, and the button that restores it. */
export function ChangedModule({
  change,
  version,
  onBringBack,
}: {
  change: ModuleChange;
  version: ContentTree;
  onBringBack: (operation: Operation | null) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const words = useChangeWords();
  const { id, type, kind, fields } = change;
  const definition = DEFINITIONS.get(type);
  const label = labelIn(definition, language) ?? type;
  return (
    <li className="changed-module" data-change={kind}>
      <p>
        <strong>
          {label}: {words(change)}
        </strong>
      </p>
      <ul>
        {fields.map((field) => (
          <li key={`${field.language} ${field.field}`}>
            <p className="muted">
              {(definition && labelIn(fieldAt(definition.fields, field.field), language)) ?? field.field}
              {field.language === null ? null : ` (${field.language === 'de' ? t`German` : t`English`})`}
            </p>
            {field.words ? (
              <ChangedWords words={field.words} />
            ) : (
              <p>
                <Trans>Changed since</Trans>
              </p>
            )}
            {isRestorable(field) ? (
              <button
                type="button"
                className="text-link"
                onClick={() => onBringBack(restoreField(id, field))}
              >
                <Trans>Restore only this</Trans>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="compared-version-actions">
        {moduleOf(editor.document, id) ? <JumpButton id={id} onJump={() => {}} words={t`Show`} /> : null}
        <button
          type="button"
          className="text-link"
          onClick={() => onBringBack(restoreModule(editor.document, version, change))}
        >
          {kind === 'added' ? <Trans>Remove it again</Trans> : <Trans>Restore the module</Trans>}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </p>
    </li>
  );
}
