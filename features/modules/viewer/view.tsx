import { anchorId } from '#features/content/index.ts';
import { EmbedFigure } from '../components/embed-figure.tsx';
import type { ViewProps } from '../view-props.ts';
import type { viewer } from './module.ts';

export function ViewerView({ values, text, language }: ViewProps<typeof viewer>) {
  const { embed, title, image, anchor } = values;
  return (
    <EmbedFigure
      kind="viewer"
      address={embed}
      title={title}
      titleProps={text('title')}
      picture={image}
      anchor={anchor ? anchorId(anchor.text) : undefined}
      language={language}
    />
  );
}
