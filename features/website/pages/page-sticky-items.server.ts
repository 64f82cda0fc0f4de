import type { Loaded } from '#features/core/documents/index.ts';
import type { StickyItem } from '#features/core/settings/index.ts';
import { stickyItems } from '#features/website/modules/index.server.ts';
import { showContext } from './show-context.server.ts';
import type { ShownContent } from './shown-content.server.ts';

/** Returns the items the modules of a page put into the sticky bar (docs/product/shell.md#floating-bar). */
export function pageStickyItems(shown: ShownContent, loaded: Loaded, at: string): StickyItem[] {
  return stickyItems(shown.content, showContext(shown, loaded, at)).map(({ text, link }) => ({
    ...text,
    link: '',
    url: link.href,
  }));
}
