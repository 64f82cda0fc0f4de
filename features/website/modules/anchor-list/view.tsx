import { useLingui } from '@lingui/react/macro';
import { anchorId } from '#features/core/documents/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { anchorList } from './module.ts';

function AnchorListView({ values: { sticky, children } }: ViewProps<typeof anchorList>) {
  const { t } = useLingui();
  const jumps = children.flatMap(({ id, values, text }) =>
    values.text && values.anchor ? [{ id, anchor: values.anchor.text, text }] : [],
  );
  if (jumps.length === 0) return null;
  return (
    <nav
      className="anchor-list surface-ink"
      aria-label={t`On this page`}
      data-sticky={sticky ? '' : undefined}
      data-jumps=""
    >
      <ul className="wrap">
        {jumps.map(({ id, anchor, text }) => (
          <li key={id}>
            <a href={`#${anchorId(anchor)}`}>
              <i aria-hidden="true" />
              <span {...text('text')} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const view: ModuleView = { View: AnchorListView, isWide: true };
