import { EmbedFigure } from '../components/embed-figure.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { viewer } from './module.ts';

function ViewerView(props: ViewProps<typeof viewer>) {
  return <EmbedFigure kind="viewer" {...props} />;
}

export const view: ModuleView = { View: ViewerView };
