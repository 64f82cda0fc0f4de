import type { ReactElement, RefCallback } from 'react';
import {
  type BareModule,
  type ContentTree,
  type Definitions,
  type FieldEditing,
  type Id,
  isShown,
  knownModule,
  type ModuleNode,
  type ShowContext,
  shownFields,
  writtenModule,
} from '#features/core/documents/index.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { classNames } from '#ui/class-names.ts';
import { MODULES } from './definitions.ts';
import type { Region } from './page-content/regions.ts';
import type { ModuleView } from './view-props.ts';
import { VIEWS } from './views.ts';

/** Options for rendering modules. */
export interface RenderOptions extends ShowContext {
  definitions?: Definitions;
  views?: ReadonlyMap<string, ModuleView>;
  /** Renders the placeholder of an unknown or broken module, for people who may edit; visitors see nothing. */
  renderUnknown?: (module: BareModule) => ReactElement;
  /** Returns the editing props of a module in an editor's browser. */
  editing?: (id: Id) => ModuleEditing;
}

interface ModuleEditing extends FieldEditing {
  /** Gets the element of the module. */
  ref?: RefCallback<HTMLElement>;
}

/**
 * Renders the modules of a tree for visitors: those excluded in the language, offline at the moment, unknown or broken
 * render nothing. They are not hydrated, so a page shows them as one `StaticPart` (docs/decisions/0027).
 * @param region which part of their document they are, marked in the page only in edit mode
 */
export function renderModules(tree: ContentTree, options: RenderOptions, region?: Region): ReactElement {
  return (
    <CachedFragment className="modules" data-region={region} cacheKey={cacheKey(tree, options)}>
      <AllModules tree={tree} options={options} />
    </CachedFragment>
  );
}

const AllModules = ({ tree, options }: { tree: ContentTree; options: RenderOptions }) =>
  renderNodes(tree.modules, options, 1);

/** All that modules are rendered from, where everybody sees the same. */
const cacheKey = (shown: ContentTree | BareModule, { language, at, loaded }: RenderOptions, level = 1) => ({
  shown,
  level,
  language,
  at,
  loaded,
});

function renderNodes(nodes: readonly ModuleNode[], options: RenderOptions, level: number): ReactElement[] {
  return nodes.flatMap((node) => {
    if (!isShown(node, options.language, options.at)) return [];
    const slots = Object.entries(node.slots ?? {}).map(
      ([slot, within]) => [slot, renderNodes(within, options, level + 1)] as const,
    );
    return renderModule(node, Object.fromEntries(slots), options, level) ?? [];
  });
}

/**
 * One module as an element, the same for visitors and in an editor's browser; `null` where there is nothing to show.
 * @param slots its children; modules of another document are in `content`
 * @param level 1 on the page itself
 */
export function renderModule(
  module: BareModule,
  slots: Record<string, ReactElement[]>,
  options: RenderOptions,
  level: number,
): ReactElement | null {
  const { definitions = MODULES, views = VIEWS } = options;
  const known = (options.editing ? writtenModule : knownModule)(definitions, module);
  const view = views.get(module.type);
  if (!known || !view) return options.renderUnknown?.(module) ?? null;
  const editing = options.editing?.(module.id);
  return (
    <CachedFragment
      key={module.id}
      ref={editing?.ref}
      className={classNames('module', level === 1 && !view.isWide && 'wrap')}
      data-module={module.type}
      data-near={known.holding.data.decrease_distance === true ? '' : undefined}
      cacheKey={cacheKey(module, options, level)}
    >
      <ModuleInside
        module={module}
        view={view}
        known={known}
        slots={slots}
        options={options}
        editing={editing}
        level={level}
      />
    </CachedFragment>
  );
}

interface InsideProps {
  module: BareModule;
  view: ModuleView;
  known: NonNullable<ReturnType<typeof writtenModule>>;
  slots: Record<string, ReactElement[]>;
  options: RenderOptions;
  editing: FieldEditing | undefined;
  level: number;
}

function ModuleInside({
  module,
  view: { View },
  known: { definition, holding },
  slots,
  options,
  editing,
  level,
}: InsideProps) {
  const { loaded, language } = options;
  const within = loaded.within[module.id];
  return (
    <View
      {...shownFields(definition.fields, holding, options, editing)}
      id={module.id}
      slots={within ? { ...slots, content: renderNodes(within, asSeen(options), level) } : slots}
      loaded={loaded.modules[module.id]}
      language={language}
      level={level}
    />
  );
}

/** Modules of another document are shown here, and edited where they are stored. */
const asSeen = ({ editing: _, ...options }: RenderOptions): RenderOptions => options;
