import {
  type Definitions,
  type Json,
  type ModuleDefinition,
  type ModuleNode,
  newModule,
} from '#features/core/documents/index.ts';

/** A new module with its initial contents: a list gets its first entry, and a slot for one kind the first of those. */
export function newNode(
  definitions: Definitions,
  definition: ModuleDefinition,
  newId: () => string,
): ModuleNode {
  const node = newModule(definition, newId());
  const firstEntries = Object.entries(definition.fields).flatMap(([name, field]) =>
    'least' in field && 'fields' in field && Number(field.least) > 0
      ? [[name, [{ id: newId() }]] as [string, Json]]
      : [],
  );
  const [only, ...others] = definition.slots?.allow ?? [];
  const inner = only !== undefined && others.length === 0 ? definitions.get(only) : undefined;
  const slots =
    inner && node.slots
      ? Object.fromEntries(
          Object.keys(node.slots).map((slot) => [slot, [newNode(definitions, inner, newId)]]),
        )
      : node.slots;
  return {
    ...node,
    data: { ...node.data, ...Object.fromEntries(firstEntries) },
    ...(slots ? { slots } : {}),
  };
}
