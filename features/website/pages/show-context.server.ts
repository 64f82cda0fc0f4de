import type { Loaded, ShowContext } from '#features/core/documents/index.ts';
import { withPageLinks } from '#platform/html/stored-rich-text.server.ts';
import type { ShownContent } from './shown-content.server.ts';

/** Returns the context in which the modules of a page or container are shown, at an instant. */
export function showContext({ language }: ShownContent, loaded: Loaded, at: string): ShowContext {
  return {
    language,
    at,
    loaded,
    showRichText: (html) => withPageLinks(html, (page) => loaded.links[`page/${page}`] ?? null),
  };
}
