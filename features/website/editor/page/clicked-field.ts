import {
  type AnyField,
  type Definitions,
  knownModule,
  type Module,
  valuesOf,
} from '#features/core/documents/index.ts';

type Kind = AnyField['kind'];

/**
 * The field of a module that is meant by a click where there is nothing to write: its film, its picture or where it leads.
 * Several of a kind are distinguished by their order. `null` where it is none of these.
 */
export function clickedField(
  definitions: Definitions,
  module: Module,
  { root, target }: { root: Element; target: Element },
): string | null {
  const known = knownModule(definitions, module);
  if (!known) return null;
  const all = [...valuesOf(known.definition.fields, known.holding)];
  const pathOf = (selector: string, ...kinds: Kind[]): string | undefined => {
    const found = target.closest(selector);
    if (!found) return undefined;
    const paths = all.filter(({ field }) => kinds.includes(field.kind)).map(({ path }) => path);
    return paths[[...root.querySelectorAll(selector)].indexOf(found)] ?? paths[0];
  };
  return (
    pathOf('video, audio, [data-embed]', 'url', 'file') ??
    pathOf('img', 'image') ??
    pathOf('a', 'link') ??
    null
  );
}
