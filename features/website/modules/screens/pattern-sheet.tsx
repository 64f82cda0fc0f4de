import type { ReactElement } from 'react';
import type { ContentTree } from '#features/core/documents/index.ts';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import type { PatternGroup } from '../pattern-sheet.ts';

/** All kinds of modules one below the other, each variant with a caption. */
export function PatternSheet({
  groups,
  language,
  render,
}: {
  groups: readonly PatternGroup[];
  language: Language;
  render: (modules: ContentTree) => ReactElement;
}) {
  return groups.map(({ id, label, patterns }) => (
    <section key={id} className="patterns" data-patterns={id}>
      {patterns.map(({ node, variant }) => (
        <div key={node.id}>
          <p className="wrap pattern-line">
            <i aria-hidden="true" />
            <strong>{translate(label, language)}</strong>
            {variant ? (
              <span>
                {translate(variant.field, language)}:{' '}
                {typeof variant.style === 'string' ? variant.style : translate(variant.style, language)}
              </span>
            ) : null}
          </p>
          {render({ modules: [node] })}
        </div>
      ))}
    </section>
  ));
}
