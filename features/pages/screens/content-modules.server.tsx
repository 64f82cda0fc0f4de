import type { Loaded } from '#features/content/index.ts';
import { renderModules } from '#features/modules/index.ts';
import { showContext } from '../show-context.server.ts';
import type { ShownContent } from '../shown-content.server.ts';

/** The modules of a page or container as elements, in the language they are shown in. */
export function ContentModules({ shown, loaded, at }: { shown: ShownContent; loaded: Loaded; at: string }) {
  return renderModules(shown.content, showContext(shown, loaded, at));
}
