import { anchorId } from '#features/core/documents/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { faq } from './module.ts';

function FaqView({ id, values: { questions, anchor } }: ViewProps<typeof faq>) {
  const asked = questions.filter(({ values }) => values.question && values.answer);
  if (asked.length === 0) return null;
  return (
    <div className="faq" id={anchor ? anchorId(anchor.text) : undefined}>
      {asked.map(({ id: item, text, html }) => (
        <details key={item} id={`c-${id}-${item}`}>
          <summary>
            <span {...text('question')} />
            <i className="faq-hole" aria-hidden="true" />
          </summary>
          <div className="prose module-text" {...html('answer')} />
        </details>
      ))}
    </div>
  );
}

export const view: ModuleView = { View: FaqView };
