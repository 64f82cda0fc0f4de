import { lazy } from 'react';

export { fileOf, type LibraryAsset, type LibraryKind, photoOf } from './library-asset.ts';
export { readAsset } from './library-calls.ts';
export { uploadRefusal } from './upload-words.ts';

/** The library to choose from; loaded when it is first shown, so within a `Suspense`. */
export const MediaLibrary = lazy(() =>
  import('./media-library.tsx').then(({ MediaLibrary }) => ({ default: MediaLibrary })),
);
