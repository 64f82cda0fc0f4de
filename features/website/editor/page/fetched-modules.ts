import type { ContentDocument, Id, Loaded } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import type { DraftSaver } from '../saving/draft-saver.ts';
import type { Editor } from '../store/editor.ts';
import { refreshModules } from './refresh-modules.ts';

/** Call for the data the server's draft shows without containing it; `null` without an answer. */
export type ShownCall = () => Promise<Loaded | null>;

/** Asks the server of the page (docs/product/api.md#page-editor). */
export function shownCall(documentId: number, language: Language): ShownCall {
  return async () => {
    const answer = await getJson(`/${language}/pageeditor-api/documents/${documentId}/shown/`);
    return answer.ok ? (answer.value as { loaded: Loaded }).loaded : null;
  };
}

/**
 * Refreshes fetched data of modules, such as the dates of a list or the fields of a form: new modules, and those with more
 * than a changed text, are fetched once all is saved.
 * @param loaded data of the page; results are merged into it
 * @returns the cleanup
 */
export function followFetched(
  { editor, saver, loaded }: { editor: Editor; saver: DraftSaver; loaded: Loaded },
  ask: ShownCall,
): () => void {
  let known = facts(editor.document);
  let isAsking = false;

  async function fetchShown(): Promise<void> {
    if (isAsking || !saver.isSaved || !differs(editor.document, known)) return;
    const asked = facts(editor.document);
    isAsking = true;
    const found = await ask();
    isAsking = false;
    // The next change asks again.
    if (!found) return;
    known = asked;
    const changed = learn(loaded, found);
    if (changed.size > 0) editor.receive(refreshModules(editor.document, (id) => changed.has(id)));
    void fetchShown();
  }

  return saver.saving.subscribe(() => void fetchShown());
}

/** Returns the part of each module the server reads to fetch data: all but its texts. */
function facts({ modules }: ContentDocument): Map<Id, unknown> {
  return new Map(Object.entries(modules).map(([id, { data }]) => [id, data]));
}

function differs(document: ContentDocument, known: Map<Id, unknown>): boolean {
  return Object.entries(document.modules).some(([id, { data }]) => known.get(id) !== data);
}

/** Takes over what was found, and tells the modules of which something else is shown now. */
function learn(loaded: Loaded, found: Loaded): Set<Id> {
  const ids = [loaded, found].flatMap(({ modules, within }) => Object.keys({ ...modules, ...within }));
  const of = ({ modules, within }: Loaded, id: Id) => JSON.stringify([modules[id], within[id]]);
  const changed = new Set(ids.filter((id) => of(loaded, id) !== of(found, id)));
  for (const part of ['links', 'images', 'files'] as const) Object.assign(loaded[part], found[part]);
  loaded.modules = found.modules;
  loaded.within = found.within;
  return changed;
}
