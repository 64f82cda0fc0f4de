import { anchorId } from '#features/content/index.ts';
import { EmbedFigure } from '../components/embed-figure.tsx';
import type { ViewProps } from '../view-props.ts';
import type { audio } from './module.ts';

export function AudioView({ values, text, language }: ViewProps<typeof audio>) {
  const { embed, title, image, anchor } = values;
  return (
    <EmbedFigure
      kind="audio"
      address={embed}
      title={title}
      titleProps={text('title')}
      picture={image}
      anchor={anchor ? anchorId(anchor.text) : undefined}
      language={language}
    />
  );
}
