import type { ReactElement } from 'react';
import {
  type ContentTree,
  type Definitions,
  isShown,
  knownModule,
  type ModuleNode,
  type PropsOfField,
  type ShowContext,
  shownFields,
} from '#features/content/index.ts';
import { classNames } from '#ui/class-names.ts';
import { MODULES } from './definitions.ts';
import type { ModuleView } from './view-props.ts';
import { VIEWS } from './views.ts';

/** What modules are rendered with. */
export interface RenderOptions extends ShowContext {
  definitions?: Definitions;
  views?: ReadonlyMap<string, ModuleView>;
  /** What stands for a module that is unknown or broken, for those who may edit; visitors see nothing. */
  renderUnknown?: (node: ModuleNode) => ReactElement;
  /** Marks the elements of fields, in an editor's browser; by module. */
  propsOf?: (id: string) => PropsOfField;
}

/**
 * The modules of a tree as elements, as visitors see them: what is kept out of the language, offline at the moment, unknown
 * or broken shows nothing. They do nothing in a browser, so a page shows them as one `StaticPart` (docs/decisions/0027).
 */
export function renderModules(tree: ContentTree, options: RenderOptions): ReactElement {
  return <div className="modules">{renderNodes(tree.modules, options, 1)}</div>;
}

function renderNodes(nodes: readonly ModuleNode[], options: RenderOptions, level: number): ReactElement[] {
  return nodes.flatMap((node) => {
    if (!isShown(node, options.language, options.at)) return [];
    return renderNode(node, options, level) ?? [];
  });
}

function renderNode(node: ModuleNode, options: RenderOptions, level: number): ReactElement | null {
  const { definitions = MODULES, views = VIEWS, language, loaded } = options;
  const known = knownModule(definitions, node);
  const view = views.get(node.type);
  if (!known || !view) return options.renderUnknown?.(node) ?? null;
  const { definition, holding } = known;
  const { View, isWide } = view;
  const slots = Object.entries(node.slots ?? {}).map(
    ([slot, nodes]) => [slot, renderNodes(nodes, options, level + 1)] as const,
  );
  return (
    <div
      key={node.id}
      className={classNames('module', level === 1 && !isWide && 'wrap')}
      data-module={node.type}
      data-near={holding.data.decrease_distance === true ? '' : undefined}
    >
      <View
        {...shownFields(definition.fields, holding, options, options.propsOf?.(node.id))}
        id={node.id}
        slots={Object.fromEntries(slots)}
        loaded={loaded.modules[node.id]}
        language={language}
        level={level}
      />
    </div>
  );
}
