import { DEFINITIONS } from '#features/all-definitions.server.ts';
import { RESOURCES } from '#features/all-resources.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { writesColumns } from '#features/core/resources/index.server.ts';
import {
  findKnownReferences,
  findPagePaths,
  wrapsPageContent,
} from '#features/website/pages/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import type { Services } from './services.server.ts';

/** Services documents are stored with, regardless of their owner. */
export function contentServices(services: Services) {
  const columns = { resources: RESOURCES, pagePaths: findPagePaths };
  return {
    ...services,
    ...columns,
    origin: linkOrigin(services.config),
    definitions: DEFINITIONS,
    cleaner: { richText: storedRichText },
    wrapsPageContent,
    knownReferences: (tree: ContentTree, language: Language) => findKnownReferences(services, tree, language),
    afterPublish: writesColumns(columns),
  };
}
