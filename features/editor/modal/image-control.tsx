import { Trans } from '@lingui/react/macro';
import { valueAt } from '#features/content/index.ts';
import type { ControlOf } from './field-control.tsx';

/** What picture or file a field has, in words. */
export function ImageControl({ module, path, language, label, hint, error }: ControlOf) {
  const value = valueAt(module, language, path) as { id?: number; art?: string; seed?: string } | undefined;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      {hint ? <div className="field-hint">{hint}</div> : null}
      <p>
        {value === undefined ? (
          <Trans>None chosen</Trans>
        ) : value.id === undefined ? (
          <Trans>An artwork of the house, “{value.seed}”</Trans>
        ) : (
          <Trans>Number {value.id} of the library</Trans>
        )}
      </p>
      {error ? <div className="field-error">{error}</div> : null}
    </div>
  );
}
