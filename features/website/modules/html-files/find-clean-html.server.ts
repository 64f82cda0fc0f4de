import type { Db } from '#features/database.server.ts';
import type { Log } from '#platform/log.server.ts';
import { type CleanHtmlFile, cleanHtmlFile } from './clean-html-file.server.ts';
import { htmlFileScope } from './html-file-address.ts';
import { findHtml } from './store.server.ts';

/**
 * Reads the sanitised content of some files, in one query. A file that is missing or cannot be read is logged and left
 * out (docs/product/content.md#html-files). Depends on the tag `html-files`.
 */
export async function findCleanHtml(
  { db, log }: { db: Db; log: Log },
  ids: readonly number[],
): Promise<Map<number, CleanHtmlFile>> {
  const clean = new Map<number, CleanHtmlFile>();
  const found = ids.length > 0 ? await findHtml(db, ids) : [];
  for (const id of ids) {
    const html = found.find((file) => file.id === id)?.html;
    try {
      if (html === undefined) throw new Error(`HTML file ${id} does not exist`);
      clean.set(id, cleanHtmlFile(html, htmlFileScope(id)));
    } catch (error) {
      log.warn({ err: error, id }, 'could not render an HTML file');
    }
  }
  return clean;
}
