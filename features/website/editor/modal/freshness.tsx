import { Trans, useLingui } from '@lingui/react/macro';
import { type AnyField, freshnessOf, type Module, valueAt } from '#features/core/documents/index.ts';
import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import { useSession } from '../session/session-context.ts';
import { SourceDifferences } from './source-differences.tsx';
import { useChangeField } from './use-change-field.ts';

/** State of a translation, with its actions. Renders nothing without German text. */
export function Freshness(of: { module: Module; field: AnyField; path: string; language: Language }) {
  const { module, path, language } = of;
  const { t } = useLingui();
  const { editor } = useSession();
  const { set } = useChangeField(module);
  const german = valueAt(module, DEFAULT_LANGUAGE, path);
  if (german === undefined) return null;
  const freshness = freshnessOf(module, language, path);
  const words = { fresh: t`up to date`, outdated: t`German has changed`, missing: t`missing` }[freshness];
  return (
    <div className="freshness" data-freshness={freshness}>
      <span>{words}</span>
      {freshness === 'missing' ? (
        <button type="button" className="text-link" onClick={() => set(path, language, german)}>
          <Trans>Copy from German</Trans>
        </button>
      ) : null}
      {freshness === 'outdated' ? (
        <>
          <SourceDifferences {...of} />
          <button
            type="button"
            className="text-link"
            onClick={() =>
              editor.change({ op: 'mark-fresh', id: module.id, language, field: path }, 'change', module.id)
            }
          >
            <Trans>Still correct</Trans>
          </button>
        </>
      ) : null}
    </div>
  );
}
