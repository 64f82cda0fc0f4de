import type { ReactElement } from 'react';
import type { Loaded } from '#features/core/documents/index.ts';
import { type Region, renderModules } from '#features/website/modules/index.ts';
import { showContext } from '../show-context.server.ts';
import type { ShownContent } from '../shown-content.server.ts';

interface Shown {
  shown: ShownContent;
  loaded: Loaded;
  at: string;
  /** Part of their document, in edit mode. */
  region?: Region | undefined;
}

/** The modules of a page or container as elements, in the language they are shown in. */
export const contentModules = ({ shown, loaded, at, region }: Shown): ReactElement =>
  renderModules(shown.content, showContext(shown, loaded, at), region);
