import type { Loaded } from '#features/core/documents/index.ts';
import { sectionsOf } from '#features/website/modules/index.server.ts';
import type { PageSection } from '#features/website/modules/index.ts';
import { showContext } from './show-context.server.ts';
import type { ShownContent } from './shown-content.server.ts';

/** The parts of a page that one can jump to. */
export function pageSections(shown: ShownContent, loaded: Loaded, at: string): PageSection[] {
  return sectionsOf(shown.content, showContext(shown, loaded, at));
}
