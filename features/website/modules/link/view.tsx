import { anchorId } from '#features/core/documents/index.ts';
import { ModuleLink } from '../components/module-link.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { link } from './module.ts';

function LinkView({ values, text }: ViewProps<typeof link>) {
  const { link_text, link: target, extra_class: variant, anchor } = values;
  if (!link_text || !target) return null;
  return (
    <p id={anchor ? anchorId(anchor.text) : undefined}>
      <ModuleLink link={target} text={text('link_text')} variant={variant} />
    </p>
  );
}

export const view: ModuleView = { View: LinkView };
