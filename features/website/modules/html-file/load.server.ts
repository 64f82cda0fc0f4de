import type { Json } from '#features/core/documents/index.ts';
import { htmlFilesTag } from '../html-files/cache-tags.ts';
import { findCleanHtml } from '../html-files/find-clean-html.server.ts';
import { htmlFileAt } from '../html-files/html-file-address.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { htmlFile } from './module.ts';

/** Loads the sanitised content of the HTML files of a page; nothing for those that cannot be shown. */
export const loadHtmlFiles: ModuleLoader = async (services, tree, language) => {
  const placed = shownOfKind(tree, htmlFile, { language, at: services.clock.now() }).flatMap(
    ({ id, values: { url } }) => {
      const file = url && htmlFileAt(url.text);
      return file ? [{ id, file }] : [];
    },
  );
  if (placed.length === 0) return NOTHING_FETCHED;
  const clean = await findCleanHtml(services, [...new Set(placed.map(({ file }) => file))]);
  const modules = placed.flatMap(({ id, file }): [string, Json][] => {
    const found = clean.get(file);
    return found ? [[id, { file, body: found.body, hasStyle: found.style !== '' }]] : [];
  });
  return { modules: Object.fromEntries(modules), tags: [htmlFilesTag()] };
};
