import type { ModuleView } from './view-props.ts';

const FOUND = import.meta.glob<{ view: ModuleView }>('./*/view.tsx', { eager: true });

/** How every kind of module looks, by its id: what each folder's `view.tsx` has as its `view`. */
export const VIEWS: ReadonlyMap<string, ModuleView> = new Map(
  Object.entries(FOUND).map(([file, { view }]) => [file.split('/')[1] ?? '', view] as const),
);
