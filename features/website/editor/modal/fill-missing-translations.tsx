import { Trans } from '@lingui/react/macro';
import { type Module, type Operation, staleTranslations, valueAt } from '#features/core/documents/index.ts';
import { DEFAULT_LANGUAGE } from '#lib/localized.ts';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';

/** Copies the German text into all missing translations of a module, in one step. Renders nothing without missing ones. */
export function FillMissingTranslations({ module }: { module: Module }) {
  const { editor } = useSession();
  const { id, slots: _, ...alone } = module;
  const missing = staleTranslations(DEFINITIONS, { modules: [{ id, ...alone }] }).filter(
    ({ freshness }) => freshness === 'missing',
  );
  if (missing.length === 0) return null;
  const operations = missing.flatMap(({ field, language }): Operation[] => {
    const value = valueAt(module, DEFAULT_LANGUAGE, field);
    return value === undefined ? [] : [{ op: 'set-field', id, language, field, value }];
  });
  return (
    <button
      type="button"
      className="text-link"
      onClick={() => editor.change({ op: 'batch', operations }, 'change', id)}
    >
      <Trans>Copy everything missing</Trans>
    </button>
  );
}
