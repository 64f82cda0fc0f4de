import { anchorId } from '#features/core/documents/index.ts';
import { DrumRow } from '#ui/drum-row.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { headline } from './module.ts';

function HeadlineView({ values, text }: ViewProps<typeof headline>) {
  const { headline_level: level, preline, content, subline, anchor } = values;
  if (!content) return null;
  const Heading = `h${level ?? 2}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  return (
    <div className="headline" id={anchor ? anchorId(anchor.text) : undefined}>
      {preline ? (
        <p className="headline-preline">
          <DrumRow count={6} gap={14} size={8} />
          <span {...text('preline')} />
        </p>
      ) : null}
      <Heading {...text('content')} />
      {subline ? <p className="lead" {...text('subline')} /> : null}
    </div>
  );
}

export const view: ModuleView = { View: HeadlineView };
