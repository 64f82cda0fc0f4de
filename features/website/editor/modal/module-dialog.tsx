import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import { moduleOf } from '#features/core/documents/index.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS } from '../definitions.ts';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import type { OpenedModule } from '../session/opened-module.ts';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { FieldRows } from './field-rows.tsx';
import { FillMissingTranslations } from './fill-missing-translations.tsx';
import { ModuleFacts } from './module-facts.tsx';
import { hasControl, MODULE_PROBLEMS, ModuleProblems } from './module-problems.tsx';
import { useModuleErrors } from './use-module-errors.ts';

/**
 * Dialog with all fields of one module, built from its module type: both languages side by side, shared fields across
 * both. Changes are on the page at once and saved like all the rest; there is nothing to confirm.
 */
export function ModuleDialog({ opened, onClose }: { opened: OpenedModule; onClose: () => void }) {
  const { id, field, language: writtenIn, isWrong } = opened;
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const actions = useModuleActions();
  const subscribe = useCallback((listener: () => void) => editor.store.subscribe(id, listener), [editor, id]);
  const current = () => moduleOf(editor.document, id);
  const module = useSyncExternalStore(subscribe, current, current);
  const errors = useModuleErrors(module);
  const definition = module && DEFINITIONS.get(module.type);
  if (!module || !definition) return null;
  const beginning = hasControl(definition.fields, field)
    ? controlOf(field, writtenIn)
    : isWrong
      ? MODULE_PROBLEMS
      : undefined;
  return (
    <EditorDialog
      title={translate(definition.label, language)}
      onClose={onClose}
      beginsAt={beginning}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              onClose();
              actions.remove(id);
            }}
          >
            <Trans>Delete</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className="module-fields">
        <ModuleProblems fields={definition.fields} errors={errors} />
        <div className="module-fields-languages">
          <strong aria-hidden="true">{t`German`}</strong>
          <div>
            <strong aria-hidden="true">{t`English`}</strong>
            <FillMissingTranslations module={module} />
          </div>
        </div>
        <FieldRows module={module} fields={definition.fields} errors={errors} />
        <ModuleFacts module={module} errors={errors} />
      </div>
    </EditorDialog>
  );
}

/** Returns the selector of a field's control in the dialog of its module; German's if each language has one. */
function controlOf(path: string, language: Language | undefined): string {
  const control = `[data-control="${CSS.escape(path)}"]`;
  return language === undefined ? control : `${control}:is([lang="${language}"], :not([lang]))`;
}
