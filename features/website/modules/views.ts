import type { ModuleView } from './view-props.ts';

const FOUND = import.meta.glob<{ view: ModuleView }>('./*/view.tsx', { eager: true });

/** The views of all kinds of modules, by id: the export `view` of each folder's `view.tsx`. */
export const VIEWS: ReadonlyMap<string, ModuleView> = new Map(
  Object.entries(FOUND).map(([file, { view }]) => [file.split('/')[1] ?? '', view] as const),
);
