import { type ContentDocument, type Loaded, toNode, usesOf } from '#features/core/documents/index.ts';
import { fileOf, type LibraryAsset, photoOf } from '#features/core/media/library/index.ts';
import type { Language } from '#lib/localized.ts';
import { DEFINITIONS } from '../definitions.ts';
import { refreshModules } from './refresh-modules.ts';

/** Adds an asset chosen in the library to the page's data, so that it is shown before a reload. */
export function learnAsset(loaded: Loaded, asset: LibraryAsset, language: Language): void {
  const [photo, file] = [photoOf(asset, language), fileOf(asset, language)];
  if (photo) loaded.images[asset.id] = photo;
  if (file) loaded.files[asset.id] = file;
}

/** The same document, with the modules that name something of the library as new ones. */
export function refreshAsset(document: ContentDocument, assetId: number): ContentDocument {
  return refreshModules(document, (id) =>
    usesOf(DEFINITIONS, { modules: [toNode(document, id)] }).some(
      (use) => use.module === id && use.id === assetId && (use.kind === 'image' || use.kind === 'file'),
    ),
  );
}
