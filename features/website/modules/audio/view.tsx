import { EmbedFigure } from '../components/embed-figure.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { audio } from './module.ts';

function AudioView(props: ViewProps<typeof audio>) {
  return <EmbedFigure kind="audio" {...props} />;
}

export const view: ModuleView = { View: AudioView };
