import type { ReactElement } from 'react';
import type { Loaded } from '#features/content/index.ts';
import { hasFirstPicture, type Region, renderModules } from '#features/modules/index.ts';
import { showContext } from '../show-context.server.ts';
import type { ShownContent } from '../shown-content.server.ts';

interface Props {
  shown: ShownContent;
  loaded: Loaded;
  at: string;
  /** Which part of their document they are, where somebody edits it. */
  region?: Region | undefined;
}

/** The modules of a page or container as elements, in the language they are shown in. */
export function contentModules(props: Props): ReactElement {
  const { shown, loaded } = props;
  const modules = [...shown.content.modules, ...Object.values(loaded.within).flat()];
  return hasFirstPicture({ modules }) ? <ModulesWithFirstPicture {...props} /> : <Modules {...props} />;
}

/** Kept by the server for the next page that is made of the same (docs/decisions/0034). */
function Modules({ shown, loaded, at, region }: Props) {
  return renderModules(shown.content, showContext(shown, loaded, at), region);
}

/** Those belong to their page, which is found out per component: others are kept all the same. */
function ModulesWithFirstPicture(props: Props) {
  return Modules(props);
}
