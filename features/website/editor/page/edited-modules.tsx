import { memo, type ReactElement, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  type Id,
  idsIn,
  isShown,
  type Module,
  moduleOf,
  type Place,
  placeOf,
  ROOT,
} from '#features/core/documents/index.ts';
import { inRegion, type Region, renderModule } from '#features/website/modules/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { useEditorParts } from './editor-context.ts';

/**
 * The modules of a page, each with its own subscription, so that only changed ones are re-rendered. The elements are the
 * public ones, so this hydrates the server's HTML (docs/decisions/0042).
 */
export function EditedModules({ region, root }: { region: Region; root: HTMLElement }) {
  const shown = useModulesIn([ROOT], 1, region)[ROOT] ?? [];
  const { modules } = useEditorParts();
  const isEmpty = shown.length === 0;
  useLayoutEffect(() => {
    // Collapses an empty region above or below a list, so that it takes no space.
    const parent = root.parentElement;
    if (parent?.dataset.pagePart !== undefined) parent.className = isEmpty ? '' : 'page-part';
  }, [root, isEmpty]);
  // Any insertion, removal or move shifts other modules, which are not notified.
  useLayoutEffect(() => modules.moved());
  return shown;
}

/** Memoised, so that changes around the module do not re-render it. */
const EditedModule = memo(function EditedModule({ id, level }: { id: Id; level: number }) {
  const { fields, modules, options } = useEditorParts();
  const module = useModule(id);
  // Fields that say nothing come and go with these.
  useIsOpened(id);
  useIsActive(id);
  useLayoutEffect(() => {
    fields.show(id);
    modules.moved();
  });
  const places = (module?.slots ?? []).map((slot) => placeOf(id, slot));
  const within = useModulesIn(places, level + 1);
  if (!module) return null;
  const slots = Object.fromEntries(places.map((place) => [place.slice(id.length + 1), within[place] ?? []]));
  return renderModule(module, slots, options, level);
});

/** The modules of some places as elements, those that are shown in the language and at the moment. */
function useModulesIn(
  places: readonly Place[],
  level: number,
  region: Region = 'all',
): Record<Place, ReactElement[]> {
  const { editor, options } = useEditorParts();
  const { store } = editor;
  const typeOf = (id: Id) => moduleOf(editor.document, id)?.type;
  const shownIn = (place: Place) =>
    inRegion(idsIn(editor.document, place) ?? [], region, typeOf).filter((id) => {
      const module = moduleOf(editor.document, id);
      // The texts of an entity stand elsewhere on its page.
      const isElsewhere = DEFINITIONS.get(module?.type ?? '')?.isFixed === true;
      return module && !isElsewhere && isShown(module, options.language, options.at);
    });
  const snapshot = () => places.map((place) => shownIn(place).join(' ')).join('/');
  const ids = places.flatMap((place) => idsIn(editor.document, place) ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of places and modules are all there is to them
  const subscribe = useCallback(
    (listener: () => void) => {
      // Subscribes to the modules as well, because each decides whether it is shown.
      const stops = [...places, ...ids].map((each) => store.subscribe(each, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [places.join(), ids.join(), store],
  );
  const shown = useSyncExternalStore(subscribe, snapshot, snapshot).split('/');
  return Object.fromEntries(
    places.map((place, at) => [
      place,
      (shown[at] ?? '')
        .split(' ')
        .filter((id) => id !== '')
        .map((id) => <EditedModule key={id} id={id} level={level} />),
    ]),
  );
}

function useModule(id: Id): Module | undefined {
  const { editor } = useEditorParts();
  const { store } = editor;
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const module = () => moduleOf(editor.document, id);
  return useSyncExternalStore(subscribe, module, module);
}

/** Tells if all fields of the module were requested. */
function useIsOpened(id: Id): boolean {
  const { fields } = useEditorParts();
  const isOpened = () => fields.opened.get().has(id);
  return useSyncExternalStore(fields.opened.subscribe, isOpened, isOpened);
}

/** Returns the field of the module that is being written in; `null` for none. */
function useIsActive(id: Id): string | null {
  const { fields } = useEditorParts();
  const path = () => {
    const active = fields.active.get();
    return active?.id === id ? active.path : null;
  };
  return useSyncExternalStore(fields.active.subscribe, path, path);
}
