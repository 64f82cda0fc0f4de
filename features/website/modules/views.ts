import type { ModuleView } from './view-props.ts';

const FOUND = import.meta.glob<{ look: ModuleView }>('./*/view.tsx', { eager: true });

/** How every kind of module looks, by its id: what each folder's `view.tsx` has as its `look`. */
export const VIEWS: ReadonlyMap<string, ModuleView> = new Map(
  Object.entries(FOUND).map(([file, { look }]) => [file.split('/')[1] ?? '', look] as const),
);
