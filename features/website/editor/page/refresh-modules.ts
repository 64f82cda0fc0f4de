import type { ContentDocument, Id } from '#features/core/documents/index.ts';

/** The same document, with some of its modules as new ones: they are rendered again. */
export function refreshModules(document: ContentDocument, isChanged: (id: Id) => boolean): ContentDocument {
  const modules = Object.entries(document.modules).map(
    ([id, module]) => [id, isChanged(id) ? { ...module } : module] as const,
  );
  return { ...document, modules: Object.fromEntries(modules) };
}
